/** The questions people ask in dating chats, each with the pattern that knows it, what he can answer and what he can ask back. */
import type { ReplyTone } from '../types';
import { ABOUT_HIM } from './content/asked-about-him';
import { ARRANGING } from './content/asked-arranging';
import { DATING } from './content/asked-dating';
import { HER_SIDE } from './content/asked-her-side';
import { TASTES } from './content/asked-tastes';
import { type TopicLine, topic } from './content/topic';
import { known as knowledge, perKnowledge } from './knowledge';
import { lines } from './text';

export interface KnownQuestion {
  kind: string;
  asks: RegExp;
  lines: TopicLine[];
  /** Questions that give hers back; none where that would press her. */
  back: string[];
  /** The one of the three replies that may ask it, where there is but one question to ask. */
  asksBack?: ReplyTone;
}

const SOME_WORDS = String.raw`\b.{0,30}\b`;

/** Known by its form, or by what was learned. */
const NEVER = '$^';

/** One block: '=kind pattern', then rows of what is said in the three tones (c, p, i) and of questions back (b). */
function known(block: string): KnownQuestion {
  const [head = '', ...rows] = lines(block);
  const space = head.indexOf(' ');
  const said = rows.filter((r) => !r.startsWith('b '));
  return {
    kind: space < 0 ? head : head.slice(0, space),
    asks: new RegExp(space < 0 ? NEVER : head.slice(space + 1).replaceAll('~', SOME_WORDS), 'i'),
    lines: topic('', 'x', null, said.join('\n')).lines,
    back: rows.filter((r) => r.startsWith('b ')).map((r) => r.slice(2)),
  };
}

const TABLES = [ARRANGING, ABOUT_HIM, DATING, TASTES, HER_SIDE];

/** Special before general: the first whose pattern is met is what she asks. */
const questions = perKnowledge((more) => {
  const byKind = new Map<string, KnownQuestion>();
  for (const block of [...TABLES, ...more.asked].flatMap((table) => table.split(/^=/m).slice(1).map(known))) {
    const there = byKind.get(block.kind);
    if (there) {
      there.lines.push(...block.lines);
      there.back.push(...block.back);
    } else byKind.set(block.kind, block);
  }
  return byKind;
});

export function knownOf(kind: string): KnownQuestion | undefined {
  return questions().get(kind) ?? knowledge().rareQuestion?.(kind);
}

/** What one plain sentence asks, and the words that show it; null when it is none of them. */
export function knownIn(text: string): { kind: string; match: string } | null {
  for (const { kind, asks } of questions().values()) {
    const m = asks.exec(text);
    if (m) return { kind, match: m[0] };
  }
  return null;
}
