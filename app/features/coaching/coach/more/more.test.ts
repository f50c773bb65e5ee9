// What was learned belongs to the lines it was learned from, and is used by the server's coach only.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { coach, understand } from '../index';
import { know } from '../knowledge';
import { linesAbout } from '../told';
import { MORE } from './index';
import * as questions from './question-weights';
import * as signs from './sign-weights';
import * as tellings from './told-weights';

const COACH = 'app/features/coaching/coach/';
const EVAL = 'tests/eval/coach/';

function digest(folder: string, ...others: string[]): string {
  const of = createHash('sha256');
  for (const f of readdirSync(EVAL + folder)
    .filter((f) => f.endsWith('.txt'))
    .toSorted())
    of.update(readFileSync(`${EVAL}${folder}/${f}`));
  for (const f of others) of.update(readFileSync(COACH + f));
  return of.digest('hex').slice(0, 16);
}

describe('what was learned', () => {
  // Otherwise: node scripts/train-kinds.mjs questions, the same with tellings, node scripts/train-signs.mjs --more
  it('comes from the lines as they are', () => {
    expect(questions.LEARNED_FROM).toBe(digest('questions', 'more/features.ts'));
    expect(tellings.LEARNED_FROM).toBe(digest('tellings', 'more/features.ts'));
    expect(signs.LEARNED_FROM).toBe(
      digest('signs', 'sign-features.ts', 'content/sign-words.ts', 'more/features.ts'),
    );
  });

  it('has something to say for every kind', () => {
    for (const kind of tellings.KINDS.slice(1)) {
      const lines = linesAbout(kind);
      for (const tone of ['confident', 'playful', 'intriguing'] as const)
        for (const asks of [true, false])
          expect(lines.filter((l) => l.tone === tone && l.asks === asks).length, kind).toBeGreaterThan(1);
    }
  });
});

describe("the server's coach", () => {
  afterEach(() => know(MORE));

  it.each([
    ['does it bother you that i am nine years older than you', 'ageGap'],
    ['what were you like when you were at school', 'atSchool'],
    ['can you send me a voice note so i hear your accent', 'voiceNote'],
    ['do you live on your own or with flatmates', 'liveAlone'],
  ])('knows what is asked: %s', (line, kind) => {
    const conversation = `Boy: hi there\nGirl: ${line}?`;
    expect(understand(conversation).questions.map((q) => q.kind)).toEqual([kind]);
    know(null);
    expect(understand(conversation).questions.map((q) => q.kind)).not.toContain(kind);
  });

  it('speaks to what is told', () => {
    const conversation = 'Boy: how did it go?\nGirl: I passed my driving test!! third attempt but who cares';
    expect(understand(conversation).told[0]?.kind).toBe('passedExam');
    const answer = coach({ kind: 'replies', conversation, advanced: false });
    const said = answer.outcome === 'answered' ? answer.suggestions.map((s) => s.text) : [];
    expect(
      said.filter((text) => /pass|test|driv|result|road|exam|examiner|L plates|licen/i.test(text)).length,
    ).toBeGreaterThan(1);
    know(null);
    expect(understand(conversation).told).toEqual([]);
  });
});
