// Of the things she names the one is taken up that her story is about.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { understand } from '../index';
import { LEARNED_FROM } from './thing-weights';

function taken(line: string): string | undefined {
  const u = understand(`Boy: how was your day?\nGirl: ${line}`);
  const [first] = u.keywords;
  return first && `${u.leads.get(first)}${first}`;
}

describe('what of hers is worth taking up', () => {
  // Otherwise: node scripts/train-things.mjs
  it('is learned from the marks and the code as they are', () => {
    const of = createHash('sha256').update(readFileSync('tests/eval/coach/things/marks.txt'));
    for (const f of ['things-named.ts', 'thing-worth.ts'])
      of.update(readFileSync(`app/features/coaching/coach/more/${f}`));
    expect(of.digest('hex').slice(0, 16)).toBe(LEARNED_FROM);
  });

  it.each([
    ['someone left a live goose in the stairwell outside the office', 'the live goose'],
    ['he proposed to me with a hula hoop in the back row of the classroom', 'the hula hoop'],
    ['there was a tiny teapot in the box from the station', 'the tiny teapot'],
  ])('%s', (line, thing) => {
    expect(taken(line)).toBe(thing);
  });

  it('keeps whose it is, where it is somebody', () => {
    expect(taken('his mum told me the whole story')).toBe('his mum');
  });

  it('is nothing that is holy to somebody', () => {
    expect(taken('the curry hit the calendar of Lord Ganesha and my best scarf')).not.toMatch(/Ganesha/);
  });
});
