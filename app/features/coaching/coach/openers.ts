/** Three first messages from what a profile says, each about another piece of it. */
import { factText } from '../evidence-phrases';
import type { ReplyTone, Suggestion } from '../types';
import { REPLY_TONES } from '../types';
import { bestDraft } from './compose';
import {
  BARE_OPENERS,
  ICE_BREAKERS,
  PAIRS,
  PLAIN_OPENERS,
  QUOTES,
  SINGLES,
  STORY_ASKS,
  THING_ASKS,
  WORK_ASKS,
} from './content/first-words';
import type { TopicLine } from './content/topic';
import { parseConversation } from './conversation';
import { ofTone } from './draft';
import { fill, type Slots } from './fill';
import { isPerson, isThing } from './keywords';
import { known } from './knowledge';
import { languageOf } from './language';
import { lowerStart } from './own-words';
import { excerpt, toneReason } from './psychology';
import { isQuotable, nameIn, quoteOf, type Saying, sayingsIn } from './sayings';
import { type SubjectHit, subjectsIn } from './subjects';
import { type Chance, capitalise, chance, contentStems, hash, overlap, pick, words } from './text';
import { spelled } from './topic-hits';
import { type Understanding, understand } from './understand';
import { FORBIDDEN, vary } from './wording';

const OPENER_MAX_CHARACTERS = 220;
/** So many words can stand in a sentence as a thing. */
const MOST_IN_THING = 4;

/** A sentence said first, a question after it, and what both rest on. */
interface Opener {
  lead: string;
  ask: string;
  from: string;
  about: string;
  score: number;
}

interface Piece extends Saying {
  subjects: SubjectHit[];
  wishes: SubjectHit[];
  asked: SubjectHit | null;
  /** How it stands in a sentence, where it is but a thing: 'bad puns'. */
  thing: string | null;
  work: boolean;
}

const SENTENCE =
  /\b(?:i|i'?m|i'?ve|my|me|we|you|is|are|was|were|have|has|had|will|would|can|got|looking|trying|moved|born|raised|based|from|asleep|still|work(?:s|ing)?|love|like|want|it|he|she|they)\b/i;
const WORKS = /(?:er|or|ist|ian|eer|ant|ess|man|woman)$/i;

/** 'I like baking' is but a thing. */
const LIKES = /^(?:i )?(?:really |also )?(?:like|love|enjoy)s? (?:to )?/i;

function pieceOf(saying: Saying): Piece {
  const { text, label } = saying;
  const tables = known().subjects;
  const liked = text.replace(LIKES, '').replace(/\.$/, '');
  const short =
    words(liked).length <= MOST_IN_THING && !SENTENCE.test(liked) && !/[^\p{L}\p{N}\s'&-]/u.test(liked);
  const head = text.split(/[,(]|\s(?:in|of|at|for|by|from|with)\s/)[0]?.trim() ?? '';
  const last = head.split(/\s+/).at(-1) ?? '';
  const subjects = subjectsIn(spelled(text));
  return {
    ...saying,
    subjects,
    wishes: tables?.wishesIn(text, label) ?? [],
    asked: (label && tables?.askedBy(label)) || null,
    thing: short ? lowerStart(liked) : null,
    work:
      subjects.length === 0 &&
      words(head).length <= MOST_IN_THING &&
      !SENTENCE.test(head) &&
      (WORKS.test(last) || isPerson({ word: last.toLowerCase(), lead: '' })),
  };
}

const linesOf = (lines: readonly TopicLine[], tone: ReplyTone, asks: boolean, slots: Slots): string[] =>
  ofTone(known().wider?.(lines) ?? lines, tone, asks).flatMap((l) => fill(l.text, slots) ?? []);

/** What is best to begin with. */
const OF_LABEL = 6;
const OF_SUBJECT = 5;
const QUOTED = 0.6;
const QUOTED_ON_DEVICE = 2;
const OF_WISH = 3;
const OF_WORK = 4;
const OF_STORY = 2.5;
const PAIRED = 0.5;
const OF_THING = 2;
const IN_PASSING = -2;

/** Whose name she gives is not asked for it. */
const NAMED = /\b(?:called|named)\b/i;

/** What can be said first of a piece, beside the others. */
function openersOf(rng: Chance, piece: Piece, pieces: readonly Piece[], tone: ReplyTone): Opener[] {
  const { from, text, thing, asked, subjects, wishes } = piece;
  const out: Opener[] = [];
  const add = (score: number, about: string, leads: readonly string[], asks: readonly string[]) => {
    const fresh = NAMED.test(text) ? asks.filter((a) => !/\b(?:called|name)\b/.test(a)) : asks;
    const [lead, ask] = [pick(rng, leads), pick(rng, fresh)];
    if (lead && ask) out.push({ lead, ask, from, about, score });
  };
  const quoted = (about: string) => {
    const quote = thing === null ? quoteOf(text, about) : null;
    return quote === null ? [] : quotes(quote, tone);
  };
  if (asked) {
    const x = piecesOfTruth(rng, asked.id, text) ?? quoteOf(text, '') ?? lowerStart(text);
    const leads = asked.says(tone).map((l) => withQuote(l, x));
    add(OF_LABEL, asked.id, leads, asked.asks(tone));
    for (const s of subjects.slice(0, 1)) add(OF_LABEL, s.id, leads, s.asks(tone));
  }
  for (const [i, s] of subjects.slice(0, 3).entries()) {
    const score = OF_SUBJECT - i * 0.5 + (s.inPassing && thing === null ? IN_PASSING : 0);
    add(score, s.id, s.says(tone), s.asks(tone));
    // The device has few lines of its own, so that her words tell one opener from another.
    const hers = thing && !s.rows.n ? linesOf(SINGLES, tone, false, { x: thing }) : quoted(s.surface);
    add(score + (s.rows.n ? QUOTED : QUOTED_ON_DEVICE), s.id, hers, s.asks(tone));
    const other = pick(
      rng,
      pieces.filter((p) => p !== piece && p.thing && p.subjects[0] && p.subjects[0].id !== s.id),
    )?.thing;
    if (thing && other)
      add(OF_SUBJECT + PAIRED, s.id, linesOf(PAIRS, tone, false, { x: thing, y: other }), s.asks(tone));
  }
  for (const w of wishes.slice(0, 2)) add(OF_WISH, w.id, [...w.says(tone), ...quoted('')], w.asks(tone));
  if (out.length > 0) return out;
  const asks = (lines: readonly TopicLine[]) => linesOf(lines, tone, true, {});
  if (piece.work) {
    const x = thing ?? quoteOf(text, '');
    if (x)
      add(
        OF_WORK,
        'work',
        [...quoted(''), ...(thing ? linesOf(SINGLES, tone, false, { x }) : [])],
        asks(WORK_ASKS),
      );
  } else if (thing && (words(thing).length > 1 || isThing(thing)))
    add(OF_THING, thing, linesOf(SINGLES, tone, false, { x: thing }), asks(THING_ASKS));
  else if (!thing) add(OF_STORY, text, quoted(''), asks(STORY_ASKS));
  return out;
}

function quotes(quote: string, tone: ReplyTone): string[] {
  return ofTone(known().wider?.(QUOTES) ?? QUOTES, tone, false).map((l) => withQuote(l.text, quote));
}

/** Not by fill(): her words stay as they are, whatever stands around them. */
const withQuote = (line: string, x: string) => capitalise(line.replace(/\{x\}/gi, () => x));

/** Of 'two truths and a lie' one is taken for the lie. */
function piecesOfTruth(rng: Chance, id: string, text: string): string | null {
  if (!/truth/.test(id)) return null;
  const parts = text.split(/[,;]\s*|\.\s+/).filter((p) => words(p).length > 1);
  return pick(rng, parts)?.replace(/[.!]+$/, '') ?? null;
}

const HELLOS = ['Hi', 'Hey', 'Hello'];
const OPENER_FACTS: Record<ReplyTone, string> = {
  confident: 'specific-interest',
  playful: 'self-effacement',
  intriguing: 'short-personal',
};

const isWho = (word: string) =>
  /^(?:widow|single|divorced|vegan|retired|mum|mom)$/i.test(word) ||
  isPerson({ word: word.toLowerCase(), lead: '' });

/** So much is left to chance, so that alike profiles do not get the same. */
const CHANCE = 2.5;
/** Another opener rests on the same piece, or is about the same subject. */
const USED = 8;
/** Nothing of hers stands in it. */
const NOT_NAMED = 8;

interface Chosen {
  text: string;
  from: string;
  about: string;
}

function bestOpener(
  rng: Chance,
  pieces: readonly Piece[],
  tone: ReplyTone,
  hers: ReadonlySet<string>,
  chosen: readonly Chosen[],
): Chosen | null {
  let best: Chosen | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const piece of pieces) {
    for (const { lead, ask, from, about, score } of openersOf(rng, piece, pieces, tone)) {
      const said = lead.includes('"') ? lead : vary(rng, lead, tone, new Set(), true, false);
      const text = `${said} ${vary(rng, ask, tone, new Set(), false, true)}`;
      if (text.length > OPENER_MAX_CHARACTERS || FORBIDDEN.test(text)) continue;
      const s =
        score +
        rng() * CHANCE -
        ([...contentStems(text)].some((w) => hers.has(w)) ? 0 : NOT_NAMED) -
        chosen.filter((c) => c.from === from || c.about === about).length * USED -
        Math.max(0, ...chosen.map((c) => overlap(c.text, text))) * 4;
      if (s > most) {
        best = { text, from, about };
        most = s;
      }
    }
  }
  return best;
}

const MOST_IN_BARE = 6;

/** With nothing known to hold on to: still open, and easy to answer. */
function plainOpener(rng: Chance, tone: ReplyTone, details: string): string {
  const short = words(details).length <= MOST_IN_BARE && isQuotable(details) ? details.trim() : '';
  const leads = short
    ? ofTone(BARE_OPENERS, tone, false).map((l) => withQuote(l.text, short.replace(/[.!]+$/, '')))
    : linesOf(PLAIN_OPENERS, tone, false, {});
  const ask = pick(rng, ICE_BREAKERS) ?? '';
  return `${pick(rng, leads) ?? ''} ${vary(rng, ask, tone, new Set(), false, true)}`;
}

/** Three first messages; the same profile always gives the same. */
export function openersFor(details: string): Suggestion[] {
  const sayings = sayingsIn(details);
  const language = (known().languageIn ?? languageOf)(
    parseConversation(`Girl: ${details.replace(/\s+/g, ' ')}`),
  );
  const seed = hash(details);
  const found = nameIn(details);
  // 'Widow, 61' and 'Teacher, 34' are no names.
  const name = found && !isThing(found) && !isWho(found) && subjectsIn(found).length === 0 ? found : null;
  const pieces = language ? [] : sayings.map(pieceOf);
  const hers = contentStems([details, ...sayings.map((s) => spelled(s.text))].join('\n'));
  const chosen: Chosen[] = [];
  return REPLY_TONES.map((tone, i) => {
    const rng = chance(seed ^ (0x85ebca6b * (i + 1)));
    const best = language
      ? inHerLanguage(rng, sayings, language, tone, chosen)
      : bestOpener(rng, pieces, tone, hers, chosen);
    if (best) chosen.push(best);
    const id = OPENER_FACTS[tone];
    const hello =
      rng() < (best?.text.includes('"') ? 0.45 : 0.85)
        ? `${language ? 'Hi' : pick(rng, HELLOS)}${name ? ` ${name}` : ''}. `
        : '';
    const basis = best
      ? `It rests on "${excerpt(best.from)}" from her profile.`
      : 'Her profile gives little to hold on to, so it asks something open.';
    const text = hello + (best?.text ?? plainOpener(rng, tone, details));
    return {
      text,
      psychology: `${basis} ${toneReason(tone, text)} ${factText(id)}`,
      evidence: id,
    };
  });
}

const TRIES = 14;
/** Moments that are no way to begin. */
const NOT_OPENED = new Set(['grief', 'badNews', 'annoyed', 'space', 'boundary']);

/** In another language than English her words are quoted, and spoken to like a message of hers. */
function inHerLanguage(
  rng: Chance,
  sayings: readonly Saying[],
  language: string,
  tone: ReplyTone,
  chosen: readonly Chosen[],
): Chosen | null {
  const table = known().firstWordsIn?.(language);
  let best: Chosen | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const { from, text } of sayings) {
    const quote = quoteOf(text, '');
    const read = understand(`Girl: ${text}`);
    if (!quote || read.caring || read.declined || NOT_OPENED.has(read.moment ?? '')) continue;
    const score = rng() * CHANCE - chosen.filter((c) => c.from === from).length * USED;
    if (score < most) continue;
    const lead = table && pick(rng, ofTone(table, tone, false));
    const ask = table && pick(rng, ofTone(table, tone, true));
    const said =
      lead && ask ? `${withQuote(lead.text, quote)} ${ask.text}` : spokenTo(rng, read, language, tone, quote);
    if (!said) continue;
    best = { text: said, from, about: from };
    most = score;
  }
  return best;
}

function spokenTo(
  rng: Chance,
  read: Understanding,
  language: string,
  tone: ReplyTone,
  quote: string,
): string | null {
  const u = { ...read, questions: [], moment: null, language };
  const found = bestDraft(rng, u, tone, [], TRIES, (d) => d.text.length < OPENER_MAX_CHARACTERS / 2);
  // 'Claro.' answers something.
  const parts = found?.draft.parts.filter((p) => p.asks || words(p.text).length > 2) ?? [];
  return parts.length > 0 ? `"${capitalise(quote)}". ${parts.map((p) => p.text).join(' ')}` : null;
}
