import { describe, expect, it } from 'vitest';
import { parseConversation } from '../conversation';
import { languageIn } from './language-id';

const language = (line: string) => languageIn(parseConversation(`Girl: ${line}`));

describe('the language of what she writes', () => {
  it.each([
    ['it', 'stasera resto a casa, fuori diluvia e il gatto dorme sui miei piedi'],
    ['fr', 'alors hier soir on a raté le dernier métro, une heure à pied sous la pluie'],
    ['fr', 'tu manges quoi ce soir ?'],
    ['de', 'gestern Abend kam noch Besuch, jetzt sieht die Küche wild aus'],
    ['pt', 'ontem perdi o ônibus e cheguei toda molhada na reunião'],
    ['es', 'acabo de llegar del trabajo y todavía me queda cocinar'],
    ['sv', 'mera kaffe? han är inte hemma'],
    ['hi', 'haan abhi khaya, rajma chawal. tumne?'],
    ['hi', 'yaar aaj office mein bahut kaam tha'],
  ])('is known: %s', (code, line) => {
    expect(language(line)).toBe(code);
  });

  it('is that of what she wrote before where she writes little', () => {
    const chat = [
      'Girl: Bin in Davos gelandet, meine Wimpern sind gefroren',
      'Boy: Schon auf der Piste gewesen?',
      'Girl: Einmal. Rückwärts.',
    ];
    expect(languageIn(parseConversation(chat.join('\n')))).toBe('de');
  });

  it('is English beside his, where only small words of it are another language as well', () => {
    const chat = [
      'Boy: I tried the wild swimming thing you mentioned',
      'Girl: in november?? im so impressed',
    ];
    expect(languageIn(parseConversation(chat.join('\n')))).toBeNull();
  });

  it.each([
    'ham sandwich in the sun',
    'banana bread and chai, ye are grand',
    'hum along to the sun song',
    'drum kit upstairs. a DRUM KIT',
    'labrador 1, me 0, sofa lost',
    'my abuela made two hundred tamales, ella nunca descansa lol',
    'haha no way, espresso martini at nine on a tuesday',
    'ok',
    '',
  ])('is English, or both: %s', (line) => {
    expect(language(line)).toBeNull();
  });
});
