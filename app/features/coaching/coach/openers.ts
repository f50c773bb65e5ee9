/** First messages from a profile, ice breakers and compliments. */

import { phraseFor } from '../evidence-phrases';
import type { CoachJob, LibraryType, ReplyTone, Suggestion } from '../types';
import { REPLY_TONES } from '../types';
import { keywordSlots } from './about-her';
import { DID_ASKS, DID_LINES, IS_ASKS, IS_LINES, KEYWORD_LINES, PERSON_LINES } from './content/bridges';
import {
  COMPLIMENT_TAILS,
  COMPLIMENTS,
  COMPLIMENTS_ABOUT,
  HOOKS,
  ICE_BREAKERS,
  ICE_LEADS,
  PLAIN_OPENERS,
  PLAIN_QUESTIONS,
} from './content/first-words';
import type { TopicLine } from './content/topic';
import { ofTone } from './draft';
import { fill, type Slots } from './fill';
import { type Chance, capitalise, chance, contentStems, hash, overlap, pick, shuffled, words } from './text';
import { isVague, shownName, type TopicHit } from './topic-hits';
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

/** A profile is read like one long message of hers. */
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

export function openersFor(details: string): Suggestion[] {
  const u = readProfile(details);
  const known = u.topics.filter((t) => !t.negative);
  const named = u.keywords.filter((k) => !known.some((t) => t.surface.toLowerCase() === k.toLowerCase()));
  const seed = hash(details);
  const out: { text: string; topic: TopicHit | null; from: string | null; tone: ReplyTone }[] = [];
  for (const [i, tone] of REPLY_TONES.entries()) {
    const rng = chance(seed ^ (0x85ebca6b * (i + 1)));
    let best: (typeof out)[number] | null = null;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let n = 0; n < 40; n++) {
      const fresh = known.filter((t) => !out.some((o) => o.topic === t));
      const about = pick(rng, (fresh.length > 0 ? fresh : known).slice(0, 4)) ?? null;
      const second = known.find((t) => t !== about && t.name !== about?.name) ?? null;
      const clause = pick(rng, u.clauses.slice(0, 3)) ?? null;
      let from: string | null = null;
      let hook: string | null;
      let ask: string | null;
      if (clause && rng() < (about ? 0.35 : 0.7)) {
        from = clause.text;
        const did = clause.kind === 'past';
        hook = line(rng, did ? DID_LINES : IS_LINES, tone, false, { v: clause.text });
        ask = line(rng, did ? DID_ASKS : IS_ASKS, tone, true, {});
      } else if (about && !(named.length > 0 && rng() < (isVague(about) ? 0.8 : 0.4))) {
        from = about.surface;
        const slots: Slots = {
          x: shownName(about),
          ...(second && rng() < 0.6 ? { y: shownName(second) } : {}),
        };
        hook =
          rng() < 0.65
            ? line(rng, HOOKS, tone, false, slots)
            : line(rng, about.topic.lines, tone, false, { x: about.name }, about.hers);
        ask = line(rng, about.topic.lines, tone, true, { x: about.name }, about.hers);
      } else if (named[0] && rng() < 0.9) {
        // What no topic knows is mostly the most particular thing about her.
        const k = pick(rng, named) ?? named[0];
        from = k;
        const lines = u.people.has(k) ? PERSON_LINES : KEYWORD_LINES;
        const slots: Slots = keywordSlots(u, k);
        hook = line(rng, rng() < 0.7 ? lines : PLAIN_OPENERS, tone, false, slots);
        ask = line(rng, hook?.includes(k) ? IS_ASKS : lines, tone, true, slots);
      } else {
        hook = line(rng, PLAIN_OPENERS, tone, false, {});
        ask = rng() < 0.6 ? (pick(rng, ICE_BREAKERS) ?? null) : line(rng, PLAIN_QUESTIONS, tone, true, {});
      }
      if (!hook || !ask) continue;
      const hello = rng() < 0.5 ? (pick(rng, ['Hi. ', 'Hey. ', 'Hello. ']) ?? '') : '';
      const text = `${hello}${vary(rng, hook, tone, u.names, false, false)} ${vary(rng, ask, tone, u.names, false, true)}`;
      if (FORBIDDEN.test(text) || text.length > OPENER_MAX_CHARACTERS || (text.match(/\?/g) ?? []).length > 1)
        continue;
      const her = contentStems(details);
      let s = Math.min(3, [...contentStems(text)].filter((w) => her.has(w)).length) * 1.5 + rng() * 1.5;
      for (const o of out) s -= overlap(text, o.text) * 6;
      const seen = new Set<string>();
      for (const w of contentStems(text)) seen.add(w);
      s -=
        (words(text).filter((w) => w.length > 4).length -
          new Set(words(text).filter((w) => w.length > 4)).size) *
        0.8;
      if (s > bestScore) {
        best = { text, topic: from === about?.surface ? about : null, from, tone };
        bestScore = s;
      }
    }
    if (best) out.push(best);
  }
  return out.map((o) => {
    const basis = o.from
      ? `It rests on "${o.from}" from her profile.`
      : 'Her profile gives little to hold on to, so it asks something open; one more detail would make it stronger.';
    const id = OPENER_FACTS[o.tone];
    return { text: o.text, psychology: `${basis} ${OPENER_REASONS[o.tone]} ${factText(id)}`, evidence: id };
  });
}

/** One ice breaker or compliment, different from every text to avoid. */
export function libraryItem(job: Extract<CoachJob, { kind: 'library' }>): Suggestion {
  const u = readProfile(job.context);
  const known = u.topics.filter((t) => !t.negative);
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
  const basis = pick(rng, known.slice(0, 3)) ?? null;
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
