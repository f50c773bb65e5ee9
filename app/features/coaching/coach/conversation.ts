/** From pasted text to turns: who said what, in which order. */
import { straighten } from './text';

export type Speaker = 'Girl' | 'Boy';

export interface Turn {
  speaker: Speaker;
  text: string;
}

export interface Conversation {
  turns: Turn[];
  /** Consecutive turns of one speaker, joined: a double text is one run. */
  runs: { speaker: Speaker; texts: string[] }[];
  girl: string[];
  boy: string[];
  lastSpeaker: Speaker | null;
  /** What she has said since his last message, line by line; empty when he spoke last. */
  herOpenLines: string[];
}

const BOY_LABEL = /^\s*[*_>[(]*\s*(?:boy|guy|him|man|he|me|you)\s*[*_\])]*\s*[:：]\s*[*_]*\s?/i;
const GIRL_LABEL = /^\s*[*_>[(]*\s*(?:girl|woman|her|she)\s*[*_\])]*\s*[:：]\s*[*_]*\s?/i;

/** '12/03/24, 21:14 - ', '[12.03.2024, 21:14:33] ', '21:14 ': what messengers put before a line. */
const STAMP =
  /^\s*\[?(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?\s+)?\d{1,2}[:.]\d{2}(?::\d{2})?(?:\s?[ap]\.?\s?m\.?)?(?:,?\s+\d{1,4}[./-]\d{1,2}[./-]\d{1,4})?\]?\s*[-–—]?\s+(?=\S)/i;
const NAMED_LINE = /^([\p{L}\p{Emoji_Presentation}~@+][^:\n]{0,39}?)\s*[:：](?!\/\/)\s*(.*)$/u;
const TELEGRAM_HEAD =
  /^(.{1,40}?),\s*\[\d{1,2}[./-]\d{1,2}[./-]\d{2,4},?\s+\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AP]M)?\]\s*:?\s*(.*)$/iu;
const SYSTEM_LINE =
  /end-to-end encrypted|<media omitted>|\b(?:image|video|audio|sticker|gif) omitted\b|this message was deleted|you deleted this message|missed (?:voice|video) call|changed (?:their|the) (?:phone number|subject|security code)|created group|<attached:/i;

interface NamedLine {
  name: string;
  text: string;
  stamped: boolean;
}

/** Lines as a messenger exports them; null for a line that goes on from the one before. */
function namedLines(text: string): (NamedLine | { more: string } | null)[] {
  return text.split(/\r\n|\r|\n/).map((raw) => {
    const line = raw.replace(/[\u200E\u200F\u202A-\u202E]/g, '').trimEnd();
    if (!line.trim()) return null;
    const telegram = TELEGRAM_HEAD.exec(line);
    if (telegram) return { name: (telegram[1] ?? '').trim(), text: telegram[2] ?? '', stamped: true };
    const stamp = STAMP.exec(line);
    const rest = stamp ? line.slice(stamp[0].length) : line;
    if (SYSTEM_LINE.test(rest)) return null;
    const named = NAMED_LINE.exec(rest);
    if (named && plausibleName(named[1] ?? '')) {
      return { name: (named[1] ?? '').trim(), text: named[2] ?? '', stamped: stamp !== null };
    }
    return stamp && !named ? null : { more: rest };
  });
}

/** A name has few words and no sentence in it: 'Anna-Lena ✨' yes, 'so here is the thing' no. */
function plausibleName(name: string): boolean {
  const parts = name.trim().split(/\s+/);
  if (parts.length > 4 || /[.!?,;"]$/.test(name) || /^(?:https?|www)/i.test(name)) return false;
  if (
    /^(?:ps|p\.s|note|edit|ok|so|and|but|also|update|warning|question|answer|re|fyi|tldr|haha|lol|option|reminder)$/i.test(
      name,
    )
  )
    return false;
  return !/\b(?:is|are|was|were|the|this|that|you|it)\b/i.test(name) || parts.length === 1;
}

function isLabel(name: string): boolean {
  return BOY_LABEL.test(`${name}:`) || GIRL_LABEL.test(`${name}:`);
}

/**
 * The two names of a messenger's export or a chat with names for speakers, in order of first appearance.
 * null when the speakers are labelled already, or when there are not exactly two names.
 */
export function detectSpeakerNames(text: string): { names: [string, string] } | null {
  const count = new Map<string, number>();
  let stamped = 0;
  for (const line of namedLines(text)) {
    if (!line || 'more' in line) continue;
    if (/^(?:boy|guy|him|man|girl|woman|her|she)$/i.test(line.name)) return null;
    count.set(line.name, (count.get(line.name) ?? 0) + 1);
    if (line.stamped) stamped++;
  }
  const names = [...count.keys()];
  if (names.length === 2 && names[0] !== undefined && names[1] !== undefined)
    return { names: [names[0], names[1]] };
  if (stamped === 0 && names.length > 2) {
    // 'Reminder: ...' inside a message looks like a name, but a speaker comes back.
    const again = names.filter((n) => (count.get(n) ?? 0) > 1);
    if (again.length === 2 && again[0] !== undefined && again[1] !== undefined)
      return { names: [again[0], again[1]] };
  }
  return null;
}

/** The same chat with 'Girl: ' and 'Boy: ' for the two names; stamps and system lines are left out. */
export function mapSpeakers(text: string, who: { girl: string; boy: string }): string {
  const out: string[] = [];
  for (const line of namedLines(text)) {
    if (!line) continue;
    if ('more' in line) {
      if (out.length > 0) out.push(line.more);
      continue;
    }
    const label = line.name === who.girl ? 'Girl' : line.name === who.boy ? 'Boy' : null;
    if (label) out.push(`${label}: ${line.text}`.trimEnd());
    else if (out.length > 0) out.push(`${line.name}: ${line.text}`);
  }
  return out.join('\n');
}

/** Reads labelled text. Named chats are read too: whoever spoke last is taken for her, since a reply is wanted. */
export function parseConversation(text: string): Conversation {
  const clean = straighten(text);
  const rows = clean.split(/\r\n|\r|\n/);
  let turns: Turn[] = [];
  if (rows.some((r) => BOY_LABEL.test(r.replace(STAMP, '')) || GIRL_LABEL.test(r.replace(STAMP, '')))) {
    for (const row of rows) {
      const line = row.replace(STAMP, '');
      const boy = BOY_LABEL.exec(line);
      const girl = boy ? null : GIRL_LABEL.exec(line);
      if (boy || girl) {
        const label = (boy ?? girl)?.[0] ?? '';
        turns.push({ speaker: boy ? 'Boy' : 'Girl', text: line.slice(label.length).trim() });
      } else if (line.trim() && turns.length > 0) {
        const last = turns.at(-1);
        if (last) last.text = `${last.text}\n${line.trim()}`.trim();
      } else if (line.trim()) {
        turns.push({ speaker: 'Girl', text: line.trim() });
      }
    }
  } else {
    const found = detectSpeakerNames(text);
    const named = namedLines(text).filter((l) => l !== null);
    const lastNamed = named.findLast((l): l is NamedLine => 'name' in l);
    if (found && lastNamed) {
      const girl = lastNamed.name;
      const boy = found.names[0] === girl ? found.names[1] : found.names[0];
      return parseConversation(mapSpeakers(text, { girl, boy }));
    }
    turns = rows.filter((r) => r.trim()).map((r) => ({ speaker: 'Girl', text: r.replace(STAMP, '').trim() }));
  }
  return conversationOf(turns.filter((t) => t.text));
}

function conversationOf(turns: Turn[]): Conversation {
  const runs: Conversation['runs'] = [];
  for (const turn of turns) {
    const last = runs.at(-1);
    if (last && last.speaker === turn.speaker) last.texts.push(turn.text);
    else runs.push({ speaker: turn.speaker, texts: [turn.text] });
  }
  const lastRun = runs.at(-1);
  return {
    turns,
    runs,
    girl: turns.filter((t) => t.speaker === 'Girl').map((t) => t.text),
    boy: turns.filter((t) => t.speaker === 'Boy').map((t) => t.text),
    lastSpeaker: lastRun?.speaker ?? null,
    herOpenLines: lastRun?.speaker === 'Girl' ? lastRun.texts : [],
  };
}

export { isLabel };
