import { describe, expect, it } from 'vitest';
import { coach } from '../index';
import { feelOf } from './feels';

const replies = (girl: string) => {
  const answer = coach({ kind: 'replies', conversation: `Boy: you ok?\nGirl: ${girl}`, advanced: false });
  return answer.outcome === 'answered' ? answer.suggestions.map((s) => s.text).join('\n') : '';
};

describe('what went wrong for her', () => {
  it.each([
    'my boss gave my promotion to someone else',
    'landlord put the rent up by 300 a month so no not really',
    "didn't get the flat, they took credit for my references too",
  ])('is not funny, and no favourite: %s', (girl) => {
    expect(['disappointed', 'badLuck', 'gripe', 'low', 'heavyNews', 'hurtIll']).toContain(
      feelOf([girl])?.kind,
    );
    expect(replies(girl)).not.toMatch(/made me laugh|favou?rite|in the best way/i);
  });

  it('is so without a feel, too: a broken boiler', () => {
    expect(replies('my boiler broke again and its freezing')).not.toMatch(
      /favou?rite|made me (?:smile|laugh)/i,
    );
  });

  it('may be laughed about where she laughs', () => {
    expect(feelOf(['my rent went up hahaha so I live on toast now'])?.kind).not.toBe('disappointed');
  });
});
