import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { stitchGzip } from './stitched-gzip.server.ts';

const text = 'One form, one key, and a page that says the same words again and again. '.repeat(40);

describe('stitchGzip', () => {
  it('gives back the text with its slots filled in, each time anew', () => {
    const stitched = stitchGzip([text, text, 'é✓ end'], [4, 6]);
    for (const values of [
      ['aaaa', 'bbbbbb'],
      ['page', 'a page'],
    ]) {
      expect(gunzipSync(stitched.fill(values)).toString()).toBe(
        `${text}${values[0]}${text}${values[1]}é✓ end`,
      );
    }
  });

  it('finds repetitions across slots: hardly larger than one compression of it all', () => {
    const whole = gzipSync(text + text, { level: 9 }).length;
    expect(stitchGzip([text, text], [8]).fill(['12345678']).length).toBeLessThan(whole + 60);
  });

  it('keeps within the window when a part is longer than it', () => {
    const long = Array.from({ length: 9000 }, (_, index) => `word${index} `).join('');
    const stitched = stitchGzip([long, long, ''], [3, 3]);
    expect(gunzipSync(stitched.fill(['abc', 'def'])).toString()).toBe(`${long}abc${long}def`);
  });

  it('refuses a value of another length', () => {
    expect(() => stitchGzip(['a', 'b'], [3]).fill(['12'])).toThrow('slot 0');
  });
});
