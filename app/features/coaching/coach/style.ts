/** How somebody writes, and how far a text is from it. */
import { parseConversation } from './conversation';
import { emojis, LAUGHTER, sentences, straighten, words } from './text';

export interface Style {
  /** How many messages it was read from. */
  messages: number;
  meanWords: number;
  /** Share of messages that begin with a small letter, 0..1. */
  lowerCase: number;
  /** Share of messages that end without a mark, 0..1. */
  openEnds: number;
  emojiPerMessage: number;
  /** The emoji used most, if any. */
  favouriteEmoji: string | null;
  exclamation: number;
  laughs: number;
  contractions: number;
  /** Shares of function-word groups, for the distance. */
  functionWords: number[];
}

/** Groups of function words, after the language-style-matching literature (Ireland et al. 2011). */
const GROUPS: RegExp[] = [
  /^(?:i|me|my|mine|i'm|i've|i'll|i'd|we|us|our|let's)$/,
  /^(?:you|your|yours|you're|you've|you'll|you'd)$/,
  /^(?:a|an|the|this|that|these|those)$/,
  /^(?:to|of|in|on|at|for|with|from|by|about|into|over|after)$/,
  /^(?:am|is|are|was|were|be|been|have|has|had|do|does|did|will|would|can|could|should)$/,
  /^(?:and|but|or|so|because|then|if|when|while|though)$/,
  /^(?:not|no|never|don't|can't|won't|isn't|didn't|doesn't)$/,
  /^(?:very|really|just|so|too|quite|pretty|kinda|maybe|probably|definitely|actually)$/,
];

export function styleOf(messages: readonly string[]): Style {
  const texts = messages.map((m) => straighten(m).trim()).filter(Boolean);
  const n = Math.max(1, texts.length);
  const all = texts.flatMap((t) => words(t));
  const total = Math.max(1, all.length);
  const count = (test: (t: string) => boolean) => texts.filter(test).length / n;
  const used = new Map<string, number>();
  for (const e of texts.flatMap((t) => emojis(t))) used.set(e, (used.get(e) ?? 0) + 1);
  const favourite = [...used.entries()].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
  return {
    messages: texts.length,
    meanWords: all.length / n,
    lowerCase: count((t) => /^[^\p{L}]*\p{Ll}/u.test(t)),
    openEnds: count(
      (t) => !/[.!?\u2026]["')]*$/.test(t.replace(/(?:\p{Extended_Pictographic}|\uFE0F|\s)+$/u, '')),
    ),
    emojiPerMessage: texts.flatMap((t) => emojis(t)).length / n,
    favouriteEmoji: favourite,
    exclamation: count((t) => t.includes('!')),
    laughs: count((t) => LAUGHTER.test(t)),
    contractions: all.filter((w) => w.includes("'")).length / total,
    functionWords: GROUPS.map((g) => all.filter((w) => g.test(w)).length / total),
  };
}

function gap(a: number, b: number): number {
  return Math.abs(a - b) / (a + b + 0.0001);
}

/**
 * How far a reply is from how he writes in the conversation: 0 is his own voice, 1 is somebody else's.
 * null when there is too little of his to tell (fewer than two messages or eight words).
 */
export function styleDistance(reply: string, conversationText: string): number | null {
  const own = parseConversation(conversationText).boy;
  const his = styleOf(own);
  if (his.messages < 2 || his.meanWords * his.messages < 8) return null;
  return distanceOf(his, reply);
}

export function distanceOf(his: Style, reply: string): number {
  const it = styleOf([reply]);
  const length = Math.min(1, Math.abs(Math.log2((it.meanWords + 3) / (his.meanWords + 3))) / 3);
  const casing = Math.abs(it.lowerCase - his.lowerCase);
  const ends = /\?\s*\P{L}*$/u.test(reply) ? 0 : Math.abs(it.openEnds - his.openEnds);
  const emoji = Math.min(1, Math.abs(it.emojiPerMessage - his.emojiPerMessage));
  const bangs = Math.max(0, it.exclamation - his.exclamation);
  // Function words need some text: their weight grows with how much of his there is.
  const trust = Math.min(1, (his.meanWords * his.messages) / 60);
  const functional =
    it.functionWords.reduce((sum, v, i) => sum + gap(v, his.functionWords[i] ?? 0), 0) / GROUPS.length;
  const score =
    0.3 * length + 0.25 * casing + 0.12 * ends + 0.13 * emoji + 0.05 * bangs + 0.15 * trust * functional;
  return Math.max(0, Math.min(1, score));
}

/** Dresses a reply in his habits: small letters, open ends, his own emoji, his laughter; never his typos. */
export function dress(
  reply: string,
  his: Style,
  options: { emoji: boolean; laugh: boolean; names: ReadonlySet<string> },
): string {
  let out = reply;
  if (his.messages > 0 && his.lowerCase >= 0.6) {
    // Names keep their capitals, and so does the I of people who write it large.
    out = sentences(out)
      .map((s) =>
        s.replace(/^(\p{Lu})(?=[\p{Ll}']|\s)/u, (c, _l, at: number) =>
          at === 0 && !/^I\b/.test(s) && !startsWithName(s, options.names) ? c.toLowerCase() : c,
        ),
      )
      .join(' ');
    out = out.replace(/\bI\b/g, 'i');
  }
  if (options.laugh && his.laughs >= 0.3 && !/^ha\b/i.test(out) && !LAUGHTER.test(out))
    out = his.lowerCase >= 0.6 ? `haha ${out}` : `Haha, ${lowerFirst(out, options.names)}`;
  if (his.messages > 0 && his.openEnds >= 0.6) out = out.replace(/(?<!\.)\.$/, '');
  if (options.emoji && his.emojiPerMessage >= 0.3 && his.favouriteEmoji && mildEmoji(his.favouriteEmoji)) {
    out = `${out.replace(/\.$/, '')} ${his.favouriteEmoji}`;
  }
  return out;
}

/** `names`: words that keep their capital wherever they stand. */
function startsWithName(sentence: string, names: ReadonlySet<string>): boolean {
  const first = /^[\p{L}'-]+/u.exec(sentence)?.[0] ?? '';
  return (
    /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/.test(first) ||
    // A name of several words: 'Die Hard', 'Before Sunrise'.
    /^(?!The |An? |And )\p{Lu}\p{L}+ (?:\p{Lu}\p{Ll}|\d)/u.test(sentence) ||
    names.has(first.replace(/'s$/, ''))
  );
}

function lowerFirst(text: string, names: ReadonlySet<string>): string {
  return /^I\b/.test(text) || startsWithName(text, names)
    ? text
    : text.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (c) => c.toLowerCase());
}

function mildEmoji(emoji: string): boolean {
  return !/[🍆🍑💦👅🔥😈🥵💋🖕🤬😏]/u.test(emoji);
}
