import { beforeEach, describe, expect, it } from 'vitest';
import { coach, understand } from '../index';
import { know } from '../knowledge';
import { MORE } from '.';

beforeEach(() => know(MORE));

const replies = (conversation: string) => {
  const answer = coach({ kind: 'replies', conversation, advanced: true });
  return answer.outcome === 'answered' ? answer.suggestions.map((s) => s.text) : [];
};

const WAITING = [
  'Girl: just back from a wedding in Cork, my feet are finished\nBoy: Sounds great! Did you catch the bouquet?',
  'Boy: hi\nGirl: hey\nBoy: so how was the exam?',
  'Girl: moving house on friday, boxes everywhere\nBoy: Hope the new place is nice!',
];

describe('where he wrote last', () => {
  it.each(WAITING)('there are three light words, without a reproach: %s', (text) => {
    expect(understand(text).stage).toBe('waiting');
    const found = replies(text);
    expect(new Set(found).size).toBe(3);
    for (const reply of found) {
      expect(reply).not.toMatch(
        /\b(?:still waiting|no answer|ignor\w+|why (?:don't|haven't)|did you see my)\b/i,
      );
      expect((reply.match(/\?/g) ?? []).length).toBeLessThan(2);
    }
  });

  it('his question is not asked again', () => {
    for (const reply of replies(WAITING[0] ?? '')) expect(reply).not.toMatch(/catch the bouquet/i);
  });

  it('nothing is light about grave news', () => {
    const text =
      'Girl: my nan died last night, i am not really up to talking\nBoy: I am so sorry to hear that';
    for (const reply of replies(text)) expect(reply).not.toMatch(/snack|comedy|theme tune|silliest/i);
  });
});
