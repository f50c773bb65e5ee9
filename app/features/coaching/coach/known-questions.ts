/** The questions people ask in dating chats, each with the pattern that knows it, what he can answer and what he can ask back. */
import { ABOUT_HIM } from './content/asked-about-him';
import { ARRANGING } from './content/asked-arranging';
import { DATING } from './content/asked-dating';
import { HER_SIDE } from './content/asked-her-side';
import { TASTES } from './content/asked-tastes';
import { type TopicLine, topic } from './content/topic';
import { lines } from './text';

export interface KnownQuestion {
  kind: string;
  asks: RegExp;
  lines: TopicLine[];
  /** Questions that give hers back; none where that would press her. */
  back: string[];
}

const SOME_WORDS = String.raw`\b.{0,30}\b`;

/** One block: '=kind pattern', then rows of what is said in the three tones (c, p, i) and of questions back (b). */
function known(block: string): KnownQuestion {
  const [head = '', ...rows] = lines(block);
  const space = head.indexOf(' ');
  const said = rows.filter((r) => !r.startsWith('b '));
  return {
    kind: space < 0 ? head : head.slice(0, space),
    // Some are known by their form only (question-rules.ts).
    asks: new RegExp(space < 0 ? '$^' : head.slice(space + 1).replaceAll('~', SOME_WORDS), 'i'),
    lines: topic('', 'x', null, said.join('\n')).lines,
    back: rows.filter((r) => r.startsWith('b ')).map((r) => r.slice(2)),
  };
}

/** Special before general: the first whose pattern is met is what she asks. */
const KNOWN: readonly KnownQuestion[] = [ARRANGING, ABOUT_HIM, DATING, TASTES, HER_SIDE].flatMap((table) =>
  table.split(/^=/m).slice(1).map(known),
);

const BY_KIND = new Map(KNOWN.map((k) => [k.kind, k]));

export function knownOf(kind: string): KnownQuestion | undefined {
  return BY_KIND.get(kind);
}

/** What one plain sentence asks, and the words that show it; null when it is none of them. */
export function knownIn(text: string): { kind: string; match: string } | null {
  for (const { kind, asks } of KNOWN) {
    const m = asks.exec(text);
    if (m) return { kind, match: m[0] };
  }
  return null;
}
