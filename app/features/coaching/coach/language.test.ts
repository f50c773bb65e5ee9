import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { REPLY_TONES } from '../types';
import { parseConversation } from './conversation';
import { coach } from './index';
import { know } from './knowledge';
import { languageOf } from './language';
import { MORE } from './more';
import { inHerLanguage } from './other-language';
import { chance, countWords } from './text';
import { understand } from './understand';

const language = (line: string) => languageOf(parseConversation(`Girl: ${line}`));

/** Small words and letters that no other of the four has. */
const OWN: Record<string, RegExp> = {
  nl: /\b(?:ik|je|jij|een|het|hoe|waar|met|jou|mijn)\b/i,
  sv: /å|(?<!\p{L})(?:jag|och|är|till|på|för|en|din|dig|vad|du|vi)(?!\p{L})/iu,
  pl: /[ąęłśżźćń]|\b(?:to|bez|nie|co)\b/iu,
  tr: /[ığşİüç]|(?<!\p{L})(?:ve|bu|bir|sen)(?!\p{L})/u,
};

describe('the language she writes in', () => {
  it.each([
    ['es', 'hola! qué tal el finde?'],
    ['fr', 'tu fais quoi dans la vie ?'],
    ['de', 'Was machst du heute noch?'],
    ['it', 'che musica ti piace?'],
    ['pt', 'você gosta de cozinhar?'],
    ['nl', 'hoe was je weekend? ik heb vooral geslapen'],
    ['nl', 'koffie of thee?'],
    ['sv', 'vad gör du i helgen?'],
    ['pl', 'a ty, jakiej muzyki słuchasz?'],
    ['pl', 'szef kazal mi zrobic raport, nie zartuje'],
    ['tr', 'hafta sonun nasıl geçti?'],
    ['tr', 'ne iş yapıyorsun?'],
  ])('%s: %s', (code, line) => {
    expect(language(line)).toBe(code);
  });

  it.each([
    '<Media omitted> what do i DO',
    'leave me alone',
    'excuse me?',
    'my name is Ingrid and I made kanelbullar today',
    'omg quiero tacos lol what are you doing tonight',
    'si, mañana I have the gym with my sister',
    'yaar aaj main bahut thak gayi hoon, kya karu',
    'Łukasz and Søren are coming to the wedding too',
    'no',
    '😂😂',
  ])('none: %s', (line) => {
    expect(language(line)).toBeNull();
  });
});

describe.each([
  [
    'nl',
    ['mijn fiets is weer gejat, derde keer dit jaar', 'naar welke muziek luister je?', 'goed hoor, en jij?'],
  ],
  ['sv', ['jag har precis bakat bullar till min mamma', 'vad jobbar du med?', 'ska vi ses på fredag?']],
  ['pl', ['mój pies zjadł mi buty, nie żartuję', 'kawa czy herbata?', 'skąd jesteś?']],
  ['tr', ['bugün çok yoruldum, işte toplantı vardı', 'çay mı kahve mi?', 'iyiyim, sen nasılsın?']],
])('replies in %s', (code, said) => {
  it.each(said)('%s', (line) => {
    const answer = coach({ kind: 'replies', conversation: `Girl: ${line}`, advanced: false });
    const texts = answer.outcome === 'answered' ? answer.suggestions.map((s) => s.text) : [];
    expect(new Set(texts).size).toBe(3);
    for (const text of texts) {
      expect(text).toMatch(OWN[code] ?? /^$/);
      expect(text.split('?').length).toBeLessThanOrEqual(2);
      expect(countWords(text)).toBeGreaterThan(2);
      expect(text).not.toMatch(/[{}|]|\?\.|\.\.|undefined/);
    }
  });

  it('names the helpline when she is in despair', () => {
    const u = { ...understand(`Girl: ${said[0]}`), caring: true, declined: null };
    for (const tone of REPLY_TONES) {
      const draft = inHerLanguage(chance(1), u, code, tone);
      expect(draft?.text).toContain('findahelpline.com');
    }
  });
});

describe('answers in her language on the device', () => {
  beforeEach(() => know(null));
  afterEach(() => know(MORE));

  it.each([
    ['Girl: Adoro cozinhar. E você?', /recei|Pasta|Massa|tudo|Pizza/],
    ['Girl: ¿café o té?', /café/],
    ['Girl: ¿a qué te dedicas?', /oficio/],
    ['Girl: ben je meer van de bergen of de zee?', /bergen/],
    ['Girl: skąd jesteś?', /Powiem/],
  ])('%s', (conversation, taken) => {
    const answer = coach({ kind: 'replies', conversation, advanced: false });
    const texts = answer.outcome === 'answered' ? answer.suggestions.map((s) => s.text) : [];
    expect(texts).toHaveLength(3);
    for (const text of texts) expect(text).toMatch(taken);
  });
});
