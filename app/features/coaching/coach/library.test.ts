import { describe, expect, it } from 'vitest';
import type { LibraryType } from '../types';
import { coach } from './index';

function items(type: LibraryType, context: string, count = 6): { text: string; psychology: string }[] {
  const made: { text: string; psychology: string }[] = [];
  for (let i = 0; i < count; i++) {
    const answer = coach({ kind: 'library', type, context, avoid: made.map((m) => m.text) });
    if (answer.outcome === 'answered' && answer.suggestions[0]) made.push(answer.suggestions[0]);
  }
  return made;
}

describe('the message library', () => {
  it('says to her what he wrote of her', () => {
    const said = items('compliment', 'she stayed calm when the waiter spilled wine on her').map(
      (m) => m.text,
    );
    expect(
      said.filter((t) => /you stayed calm when the waiter spilled wine on you/i.test(t)).length,
    ).toBeGreaterThan(1);
    expect(said.join(' ')).not.toMatch(/\bshe\b/i);
  });

  it('names what it rests on', () => {
    for (const { psychology } of items('ice_breaker', 'she loves climbing', 3))
      expect(psychology).toMatch(/^It rests on "[^"]+" from what you wrote\./);
    expect(items('compliment', '', 1)[0]?.psychology).toMatch(/^It works without knowing much about her/);
  });

  it('does not tell her of her loss', () => {
    for (const { text } of items('ice_breaker', 'her profile says her nan died recently', 4))
      expect(text).not.toMatch(/died/i);
  });

  it('holds nothing against her', () => {
    for (const { text } of items(
      'ice_breaker',
      'we were chatting about pizza then she went quiet for 3 days',
      4,
    ))
      expect(text).not.toMatch(/quiet for/);
  });

  it('is never the same twice, with any context', () => {
    for (const type of ['ice_breaker', 'compliment'] as const) {
      const texts = items(type, 'she has two cats', 40).map((m) => m.text.toLowerCase());
      expect(new Set(texts).size).toBe(40);
    }
  });
});
