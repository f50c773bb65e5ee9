/** A no is answered by its reason, in two or three short sentences, and nothing is asked or hoped for. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coach } from '../index';
import { know } from '../knowledge';
import { sentences } from '../text';
import { MORE } from './index';

beforeAll(() => know(MORE));
afterAll(() => know(null));

const repliesTo = (line: string) => {
  const answer = coach({ kind: 'replies', conversation: `Boy: dinner?\nGirl: ${line}`, advanced: true });
  return answer.outcome === 'answered' && answer.declined ? answer.suggestions.map((s) => s.text) : [];
};

describe('after a no', () => {
  const said = [
    "You're lovely but I just didn't feel a spark, sorry. Good luck out there",
    'I only see you as a friend',
    "I've met someone else, so this is goodbye",
    "I'm not ready to date anyone right now",
    'the nine messages while i was on shift freaked me out. i dont want to talk to you anymore',
    'please stop messaging me',
    'not interested sorry',
  ];

  it.each(said)('three goodbyes of two to four sentences, without a question: %s', (line) => {
    const replies = repliesTo(line);
    expect(replies).toHaveLength(3);
    for (const reply of replies) {
      expect(reply).not.toContain('?');
      expect(sentences(reply).length).toBeLessThanOrEqual(4);
      const all = sentences(reply.toLowerCase()).map((s) => s.replace(/\W+$/, ''));
      expect(new Set(all).size).toBe(all.length);
    }
  });

  it('what he did is owned, and nothing is made light of', () => {
    for (const reply of repliesTo(said[4] ?? '')) {
      expect(reply).toMatch(/sorry/i);
      expect(reply).not.toMatch(/laughs|snacks|match|fun while/i);
    }
  });

  it('good wishes are given back', () => {
    expect(repliesTo(said[0] ?? '').join(' ')).toMatch(/same|you too|likewise|back at you|to you|as well/i);
  });
});
