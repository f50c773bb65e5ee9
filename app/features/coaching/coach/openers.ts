/** First messages from a profile, ice breakers and compliments. */

import { phraseFor } from '../evidence-phrases';
import type { CoachJob, LibraryType, ReplyTone, Suggestion } from '../types';
import { REPLY_TONES } from '../types';
import { keywordSlots } from './about-her';
import { bestDraft, type Scored } from './compose';
import { KEYWORD_LINES } from './content/bridges';
import {
  COMPLIMENT_TAILS,
  COMPLIMENTS,
  COMPLIMENTS_ABOUT,
  ICE_BREAKERS,
  ICE_LEADS,
  PLAIN_OPENERS,
  PLAIN_QUESTIONS,
} from './content/first-words';
import type { TopicLine } from './content/topic';
import { type Draft, ofTone } from './draft';
import { fill, type Slots } from './fill';
import { known } from './knowledge';
import { excerpt } from './psychology';
import { sayingsIn } from './sayings';
import { type Chance, capitalise, chance, contentStems, hash, overlap, pick, shuffled, words } from './text';
import { markOf } from './told';
import type { TopicHit } from './topic-hits';
import { type Understanding, understand } from './understand';
import { FORBIDDEN, vary } from './wording';

/** About 200 characters did best in the one study that counted; a little more is allowed. */
const OPENER_MAX_CHARACTERS = 230;

function line(
  rng: Chance,
  from: readonly TopicLine[],
  tone: ReplyTone,
  asks: boolean,
  slots: Slots,
  hers = true,
): string | null {
  const chosen = pick(
    rng,
    ofTone(from, tone, asks, hers).filter((l) => fill(l.text, slots) !== null),
  );
  return chosen ? fill(chosen.text, slots) : null;
}

/** All of it, like one long message of hers. */
function readProfile(details: string): Understanding {
  return understand(
    details
      .split('\n')
      .filter((l) => l.trim())
      .map((l) => `Girl: ${l.trim()}`)
      .join('\n'),
  );
}

function factText(id: string): string {
  const fact = phraseFor(id);
  return fact ? `${capitalise(fact.strengthPhrase)} ${fact.clause}.` : '';
}

const OPENER_FACTS: Record<ReplyTone, string> = {
  confident: 'short-personal',
  playful: 'self-effacement',
  intriguing: 'open-question',
};
const OPENER_REASONS: Record<ReplyTone, string> = {
  confident: 'It says straight away why you are writing to her and nobody else.',
  playful: 'A bit of self-irony takes the pressure out of a first message.',
  intriguing: 'It asks about the why behind the detail, which is pleasant to answer.',
};

/** Moments that are no way to begin. */
const NOT_OPENED = new Set(['grief', 'badNews', 'annoyed', 'space', 'boundary']);

/** 'I'm a tower crane operator': what she is herself is no third person. */
const HERSELF = /^I(?:'m| am) an? [^,.;(]+/;

const TRIES = 14;
/** Another opener rests on the same piece of her profile. */
const USED = 6;
/** Nothing of hers is named, or not at once. */
const NOT_NAMED = 10;
const NAMED_LATE = 1;
/** What she tells is known by its feel alone. */
const WIDE = 4;
/** A word of hers, and a question that could be asked of any. */
const GENERAL = 3;
/** So much is left to chance, so that alike profiles do not get the same. */
const CHANCE = 3;

interface Piece {
  from: string;
  u: Understanding;
}

/** What can be opened with, each understood as a message of hers that asks nothing and is of no moment. */
function piecesOf(details: string): Piece[] {
  const { language } = readProfile(details);
  return sayingsIn(details, !language).flatMap(({ from, said }) => {
    const u = understand(`Girl: ${said}`);
    if (u.caring || u.declined || NOT_OPENED.has(u.moment ?? '') || markOf(u.told[0]) === 'heavy') return [];
    const herself = HERSELF.exec(said)?.[0] ?? '';
    const keywords = u.keywords.filter((k) => !herself.includes(k));
    return { from, u: { ...u, keywords, questions: [], moment: null, language } };
  });
}

/** With nothing known to hold on to: still open, and easy to answer. */
function plainOpener(rng: Chance, tone: ReplyTone): string {
  const ask = (rng() < 0.6 ? pick(rng, ICE_BREAKERS) : line(rng, PLAIN_QUESTIONS, tone, true, {})) ?? '';
  return `${line(rng, PLAIN_OPENERS, tone, false, {}) ?? ''} ${vary(rng, ask, tone, new Set(), false, true)}`;
}

/** Three first messages, each about another piece of her profile where there are as many; the same profile always gives the same. */
export function openersFor(details: string): Suggestion[] {
  const pieces = piecesOf(details);
  const hers = contentStems(details);
  const names = (text: string) => [...contentStems(text)].some((w) => hers.has(w));
  const sendable = ({ text, basis }: Draft) =>
    !known().profile?.notFirst.test(text) &&
    text.length < OPENER_MAX_CHARACTERS &&
    (basis.moment ? names(text) : Boolean(basis.told ?? basis.topic ?? basis.keyword ?? basis.clause));
  const seed = hash(details);
  const chosen: Draft[] = [];
  const used: string[] = [];
  return REPLY_TONES.map((tone, i) => {
    const rng = chance(seed ^ (0x85ebca6b * (i + 1)));
    let best: (Scored & Piece) | null = null;
    for (const { from, u } of pieces) {
      const found = bestDraft(rng, u, tone, chosen, TRIES, sendable);
      if (!found) continue;
      const { parts, text, basis } = found.draft;
      const general =
        !basis.told && !basis.topic && !basis.clause && parts.some((p) => p.asks && !names(p.text));
      const late = names(text) ? (names(parts[0]?.text ?? '') ? 0 : NAMED_LATE) : NOT_NAMED;
      const score =
        found.score +
        rng() * CHANCE -
        late -
        (basis.told?.wide ? WIDE : 0) -
        (general ? GENERAL : 0) -
        used.filter((f) => f === from).length * USED;
      if (!best || score > best.score) best = { ...found, score, from, u };
    }
    const id = OPENER_FACTS[tone];
    const hello =
      rng() < 0.5 ? (pick(rng, pieces[0]?.u.language ? ['Hi. '] : ['Hi. ', 'Hey. ', 'Hello. ']) ?? '') : '';
    const why = `${OPENER_REASONS[tone]} ${factText(id)}`;
    if (!best)
      return {
        text: hello + plainOpener(rng, tone),
        psychology: `Her profile gives little to hold on to, so it asks something open; one more detail would make it stronger. ${why}`,
        evidence: id,
      };
    const { draft, from, u } = best;
    chosen.push(draft);
    used.push(from);
    // 'Claro.' answers something.
    const parts = draft.parts.filter((p) => p.asks || words(p.text).length > 2);
    const text = parts.map((p, n) => vary(rng, p.text, tone, u.names, false, n > 0)).join(' ');
    return {
      text: hello + text,
      psychology: `It rests on "${excerpt(from)}" from her profile. ${why}`,
      evidence: id,
    };
  });
}

/** One ice breaker or compliment, different from every text to avoid. */
export function libraryItem(job: Extract<CoachJob, { kind: 'library' }>): Suggestion {
  const u = readProfile(job.context);
  const topics = u.topics.filter((t) => !t.negative);
  const avoid = new Set(job.avoid.map((t) => t.trim().toLowerCase()));
  const rng = chance(hash(`${job.type}\n${job.context}\n${job.avoid.length}\n${job.avoid.at(-1) ?? ''}`));
  const fresh = (text: string) => !avoid.has(text.toLowerCase()) && !FORBIDDEN.test(text);
  // Nearest first: what has least in common with what there is already.
  const farthest = (texts: readonly string[]) => {
    const recent = job.avoid.slice(-12);
    return texts
      .map((t) => ({ t, s: Math.max(0, ...recent.map((a) => overlap(a, t))) + rng() * 0.15 }))
      .sort((a, b) => a.s - b.s)[0]?.t;
  };
  const candidates: string[] = [];
  const basis = pick(rng, topics.slice(0, 3)) ?? null;
  for (let n = 0; n < 60; n++) {
    const text = job.type === 'ice_breaker' ? iceBreaker(rng, basis, u) : compliment(rng, basis, u);
    if (text && fresh(text)) candidates.push(text);
  }
  const text = farthest(candidates) ?? exhausted(job.type, avoid, rng);
  return {
    text,
    psychology: libraryPsychology(job.type, basis),
    evidence: job.type === 'ice_breaker' ? 'open-question' : 'compliment',
  };
}

function iceBreaker(rng: Chance, about: TopicHit | null, u: Understanding): string | null {
  const tone = pick(rng, REPLY_TONES) ?? 'confident';
  if (about) {
    const ask = line(rng, about.topic.lines, tone, true, { x: about.name }, about.hers);
    const lead =
      rng() < 0.6
        ? line(rng, about.topic.lines, tone, false, { x: about.name }, about.hers)
        : pick(rng, ICE_LEADS);
    return ask && lead ? `${lead} ${ask}` : ask;
  }
  const k = pick(rng, u.keywords);
  if (k) return line(rng, KEYWORD_LINES, tone, true, keywordSlots(u, k));
  const ask = pick(rng, ICE_BREAKERS) ?? '';
  return rng() < 0.4 ? `${pick(rng, ICE_LEADS) ?? ''} ${ask}`.trim() : ask;
}

function compliment(rng: Chance, about: TopicHit | null, u: Understanding): string | null {
  const tail = rng() < 0.5 ? ` ${pick(rng, COMPLIMENT_TAILS) ?? ''}` : '';
  if (about) {
    const text = fill(pick(rng, COMPLIMENTS_ABOUT) ?? '', { x: about.name });
    return text ? text + tail : null;
  }
  const k = pick(rng, u.keywords);
  if (k) {
    const text = fill(pick(rng, COMPLIMENTS_ABOUT) ?? '', { x: keywordSlots(u, k).tk ?? k });
    return text ? text + tail : null;
  }
  return (pick(rng, COMPLIMENTS) ?? '') + tail;
}

/** When nearly everything has been used: longer combinations, of which there are thousands. */
function exhausted(type: LibraryType, avoid: ReadonlySet<string>, rng: Chance): string {
  const [firsts, seconds] = type === 'ice_breaker' ? [ICE_LEADS, ICE_BREAKERS] : [COMPLIMENTS, COMPLIMENTS];
  for (const a of shuffled(rng, firsts)) {
    for (const b of shuffled(rng, seconds)) {
      const text = `${a} ${b}`;
      if (a !== b && !avoid.has(text.toLowerCase())) return text;
    }
  }
  const a = pick(rng, ICE_BREAKERS) ?? '';
  return `${avoid.size + 1} good answers to this and counting, so here is yours to add. ${a}`;
}

function libraryPsychology(type: LibraryType, about: TopicHit | null): string {
  const basis = about
    ? `It rests on "${about.surface}" from what you wrote.`
    : 'It works without knowing much about her, so it stays open and easy.';
  return type === 'ice_breaker'
    ? `${basis} A question that is fun to answer asks for a story instead of a yes or no. ${factText('open-question')}`
    : `${basis} It praises a choice or a way of being, never looks. ${factText('compliment')}`;
}
