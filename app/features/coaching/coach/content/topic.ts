/** How a table of topics is written down. */
import type { ReplyTone } from '../../types';
import { lines } from '../text';

export interface TopicLine {
  tone: ReplyTone;
  /** A line that asks, or one that says. */
  asks: boolean;
  /** Only when she spoke of her own ('my dog'). */
  hers: boolean;
  text: string;
}

export interface Topic {
  id: string;
  pattern: RegExp;
  /** How he names it, from her own word for it. */
  nameFor(surface: string): string;
  lines: TopicLine[];
  /** Common ground, whoever brought it up. */
  shared?: boolean;
}

/** From patterns for her word to his; '' keeps her word, '*' is for all others. */
export type Names = Record<string, string>;

function nameOf(surface: string, name: string | Names | null): string {
  if (name === null) return surface;
  if (typeof name === 'string') return name;
  for (const [pattern, value] of Object.entries(name)) {
    if (pattern !== '*' && new RegExp(`^(?:${pattern})$`, 'iu').test(surface))
      return value.replace('$&', surface) || surface;
  }
  return name['*'] || surface;
}

const TONES: Record<string, ReplyTone> = { c: 'confident', p: 'playful', i: 'intriguing' };

/**
 * One topic. Each row of `table` begins with c, p or i for the tone; a capital letter marks a line that asks, and an
 * m after it a line that only fits when the thing is hers. {x} is her word for it, {xs} is its plural.
 */
export function topic(id: string, words: string, name: string | Names | null, table: string): Topic {
  return {
    id,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}'-])(?:${words})(?![\\p{L}\\p{N}])`, 'giu'),
    nameFor: (surface) => (name === null ? surface : nameOf(surface.toLowerCase(), name)),
    lines: lines(table).map((row) => {
      const space = row.indexOf(' ');
      const mark = row.slice(0, space);
      const letter = mark[0] ?? 'c';
      return {
        tone: TONES[letter.toLowerCase()] ?? 'confident',
        asks: letter !== letter.toLowerCase(),
        hers: mark.endsWith('m'),
        text: row.slice(space + 1),
      };
    }),
  };
}
