/** The small parts of reading a suggestion: the EXPLAIN: marker, labels, quotes, Markdown. Pure. */
import { REPLY_TONES, type ReplyTone } from '../types';

/** One suggestion as the model wrote it, before cleaning. */
export interface RawSuggestion {
  text: string;
  psychology: string;
  /** Set when the model names the tone in a field or key of its own. */
  tone?: ReplyTone;
}

const EXPLAIN = /(?:\*\*|__)?[ \t]*\bEXPLA(?:IN|NATION)[ \t]*(?:\*\*|__)?[ \t]*[::][ \t]*(?:\*\*|__)?/i;
const EXPLAIN_AT_LINE_START =
  /(?:^|\n)[ \t]*(?:[-*•>][ \t]+)?(?:\*\*|__|[*_])?(?:EXPLA(?:IN|NATION)|PSYCHOLOGY|WHY (?:IT|THIS) WORKS)[ \t]*(?:\*\*|__|[*_])?[ \t]*[::][ \t]*(?:\*\*|__|[*_])?/i;
const EXPLAIN_BOLD =
  /(?:\*\*|__)[ \t]*EXPLA(?:IN|NATION)[ \t]*(?:[::][ \t]*(?:\*\*|__)|(?:\*\*|__)[ \t]*[::])/i;
const EXPLAIN_UPPER = /(?:\*\*|__)?[ \t]*\bEXPLA(?:IN|NATION)[ \t]*(?:\*\*|__)?[ \t]*[::][ \t]*(?:\*\*|__)?/;

/**
 * Text before and after the EXPLAIN: marker. The surest marker wins (capitals, then bold, then one that begins
 * a line, then any), because a reply may itself say "let me explain: ...".
 */
export function splitExplained(text: string): { text: string; psychology: string } {
  for (const marker of [EXPLAIN_UPPER, EXPLAIN_BOLD, EXPLAIN_AT_LINE_START, EXPLAIN]) {
    const found = marker.exec(text);
    if (found) {
      return {
        text: text.slice(0, found.index).trim(),
        psychology: text.slice(found.index + found[0].length).trim(),
      };
    }
  }
  return { text: text.trim(), psychology: '' };
}

/** The stored form, which is ours: only the marker in capitals counts. */
export function splitStored(stored: string): { text: string; psychology: string } {
  const at = stored.indexOf('EXPLAIN:');
  return at === -1
    ? { text: stored.trim(), psychology: '' }
    : { text: stored.slice(0, at).trim(), psychology: stored.slice(at + 'EXPLAIN:'.length).trim() };
}

/** Where each marker in a text stands, in order. */
export function explainPositions(text: string): number[] {
  const any = new RegExp(`${EXPLAIN.source}|${EXPLAIN_AT_LINE_START.source}`, 'gi');
  return Array.from(text.matchAll(any), (match) => match.index);
}

const TONES = REPLY_TONES.join('|');
/** 'Confident:', '(Playful) Hey', 'Intriguing reply - ...', or the tone alone on its line. */
const TONE_LABEL = new RegExp(
  `^[*_#>\\s]*[([]?\\s*(${TONES})\\b(?:\\s*(?:&|and|/)\\s*[a-z]+)?` +
    `(?:\\s+(?:reply|response|option|opener|tone|approach|message|version))?(?:\\s*\\([^)\\n]{0,30}\\))?` +
    `(?:[*_]*\\s*[::]\\s*[*_]*|\\s*[)\\]]\\s*[*_]*\\s*|[*_]*\\s+[-–—]\\s+[*_]*|[*_]*\\s*\\n+)`,
  'i',
);
/** '**Playful** Hey': bold alone makes it a label. */
const BOLD_TONE = new RegExp(
  `^\\s*(\\*\\*|__)\\s*[([]?(${TONES})[)\\]]?\\s*[::]?\\s*\\1\\s*[::–—-]?\\s*`,
  'i',
);
const PLAIN_LABEL =
  /^[*_#>\s]*(?:(?:reply|response|option|suggestion|opener|enhancement|recommendation|message)\s*#?\d*|bio|photos|interests|overall(?:\s+profile)?|psychology|explanation)\s*[*_]*\s*[::]\s*[*_]*/i;

/** The longest answer that is read; eight times what three replies need. */
const MAX_ANSWER_CHARS = 32_000;

/** Plain line ends, and no run of blanks or marks long enough to make a pattern slow. */
export function normaliseAnswer(answer: string): string {
  return answer
    .slice(0, MAX_ANSWER_CHARS)
    .replace(/\r\n?/g, '\n')
    .replace(/^\uFEFF/, '')
    .replace(/[ \t]{9,}/g, '        ')
    .replace(/[*_#>]{7,}/g, '---')
    .replace(/\n{4,}/g, '\n\n\n');
}

/** The tone that a text is labelled with ('Playful: ...', '**Playful** - ...'). */
export function toneOf(text: string): ReplyTone | undefined {
  const unlabelled = text.trim().replace(PLAIN_LABEL, '');
  const tone = BOLD_TONE.exec(unlabelled)?.[2] ?? TONE_LABEL.exec(unlabelled)?.[1];
  return REPLY_TONES.find((known) => known === tone?.toLowerCase());
}

const QUOTE_PAIRS: readonly (readonly [string, string])[] = [
  ['"', '"'],
  ['“', '”'],
  ['„', '“'],
  ['‘', '’'],
  ["'", "'"],
  ['«', '»'],
  ['`', '`'],
];

function stripWrappingQuotes(text: string): string {
  for (const [open, close] of QUOTE_PAIRS) {
    if (text.length > 2 && text.startsWith(open) && text.endsWith(close)) {
      const inner = text.slice(open.length, -close.length);
      // "Hi" and "bye": two quoted parts, not one quoted text.
      if (!inner.includes(open) && (!inner.includes(close) || close === '’')) return inner.trim();
    }
  }
  return text;
}

function stripMarkdown(text: string): string {
  return (
    text
      .replace(/```[a-z]*\n?/gi, '')
      .replace(/(\*\*|__)(?=\S)([\s\S]*?\S)\1/g, '$2')
      .replace(/^[ \t]*#{1,6}[ \t]+/gm, '')
      .replace(/^[ \t]*>[ \t]?/gm, '')
      .replace(/^\s*[-•][ \t]+/, '')
      .replace(/^\*(?=\S)([^*]*\S)\*$/, '$1')
      .replace(/^\*\*\s*|\s*\*\*$/g, '')
      .replace(/[ \t]+$/gm, '')
      .replace(/\n{3,}/g, '\n\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
      .replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '')
      .trim()
  );
}

/** A reply as a person would send it: no label, no Markdown, no quotes around it. */
export function cleanReply(text: string): string {
  // 'Option 1: Playful: "Hey"' has two labels.
  const unlabelled = text.trim().replace(PLAIN_LABEL, '');
  const reply = unlabelled
    .replace(BOLD_TONE.test(unlabelled) ? BOLD_TONE : TONE_LABEL, '')
    .replace(PLAIN_LABEL, '');
  return stripWrappingQuotes(stripMarkdown(stripWrappingQuotes(stripMarkdown(reply))));
}

export function cleanPsychology(text: string): string {
  return stripMarkdown(text.trim().replace(PLAIN_LABEL, ''))
    .replace(/\n*-{3,}\s*$/, '')
    .trim();
}
