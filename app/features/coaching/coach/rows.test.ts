import { describe, expect, it } from 'vitest';
import { formatSuggestion } from '../engines/parse';
import { shield } from '../prompts/shield';
import { coach, withoutRows } from './index';
import { excerpt } from './psychology';

describe('what nobody types', () => {
  it('is not read: rows of blanks, marks and letters', () => {
    expect(withoutRows(`a${' '.repeat(5000)}b`)).toBe('a  b');
    expect(withoutRows(`a${'\n'.repeat(5000)}b`)).toBe('a\n\nb');
    expect(withoutRows('='.repeat(5000))).toBe('='.repeat(12));
    expect(withoutRows('a'.repeat(5000))).toBe('a'.repeat(24));
  });

  it('leaves what people do type as it is', () => {
    const text = 'Girl: sooooo good!!!!!\n\nBoy: haha...  ok 😂😂😂😂';
    expect(withoutRows(text)).toBe(text);
  });

  it('still gets three replies', () => {
    for (const text of ['=', '\n', ' ', "' ", '- \n'].map((s) => s.repeat(9000))) {
      const answer = coach({
        kind: 'replies',
        conversation: `Boy: hi\nGirl: hello${text}you?`,
        advanced: true,
      });
      expect(answer.outcome === 'answered' && answer.suggestions).toHaveLength(3);
    }
  });

  it('is hidden and put back around a long gap', () => {
    const shielded = shield(`zip${' '.repeat(4000)}12345, mail ana@example.com`);
    expect(shielded.text).not.toContain('ana@example.com');
    expect(shielded.restore(shielded.text)).toContain('ana@example.com');
  });
});

describe('what is kept', () => {
  it('never ends with half of a character', () => {
    const half = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])/;
    expect(excerpt(`a${'😂'.repeat(40)}`)).not.toMatch(half);
    expect(formatSuggestion({ text: `a${'😂'.repeat(1500)}`, psychology: 'It fits.' })).not.toMatch(half);
  });

  it('keeps the psychology of a very long text, and a marker that she wrote is none', () => {
    const kept = formatSuggestion({ text: `EXPLAIN: ${'x'.repeat(2500)}`, psychology: 'It fits.' });
    expect(kept).toMatch(/^EXPLAIN x+ EXPLAIN: It fits\.$/);
    expect(kept.length).toBeLessThanOrEqual(2000);
  });
});
