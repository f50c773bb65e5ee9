/** Sentences that rest on what she said: a topic, a thing or somebody she named, what she did, or one word of hers. */
import { REPLY_TONES, type ReplyTone } from '../types';
import {
  ALSO_LINES,
  DID_ASKS,
  DID_LINES,
  ECHO_LINES,
  IS_ASKS,
  IS_LINES,
  KEYWORD_LINES,
  NEGATIVE_LINES,
  PERSON_LINES,
  SOFT_KEYWORD_LINES,
} from './content/bridges';
import { ICE_BREAKERS, PLAIN_QUESTIONS } from './content/first-words';
import type { SituationId } from './content/situations';
import { type Draft, type Part, say } from './draft';
import type { Slots } from './fill';
import { isThing } from './keywords';
import { known } from './knowledge';
import { knownOf } from './known-questions';
import { situationOf } from './moment-lines';
import { type Chance, pick } from './text';
import { isVague, type TopicHit } from './topic-hits';
import type { Understanding } from './understand';

export function topicFor(rng: Chance, u: Understanding, fresh: boolean): TopicHit | null {
  const max = fresh ? 0 : 3;
  const near = u.topics.filter((t) => t.age <= max);
  if (near.length === 0) return null;
  // Mostly the best one; sometimes the second, so that the three replies do not all pull the same thread.
  const sameAge = near.filter((t) => t.age === near[0]?.age).slice(0, 3);
  return (rng() < 0.6 ? near[0] : pick(rng, sameAge)) ?? null;
}

export function topicPart(rng: Chance, t: TopicHit, tone: ReplyTone, asks: boolean): Part | null {
  return say(rng, t.negative ? NEGATIVE_LINES : t.topic.lines, tone, asks, { x: t.name }, t.hers);
}

/** What she did or is, said back; then a question about it. */
export function clausePart(
  rng: Chance,
  u: Understanding,
  tone: ReplyTone,
  asks: boolean,
  basis: Draft['basis'],
): Part | null {
  const [clause] = u.clauses;
  if (
    !clause ||
    KEYWORDS_ONLY.has(basis.moment ?? '') ||
    (basis.question && known().toldIn) ||
    u.topics.some((t) => t.age === 0 && t.topic.id === 'sick')
  )
    return null;
  const did = clause.kind === 'past';
  if (basis.clause) return asks && rng() < 0.6 ? say(rng, did ? DID_ASKS : IS_ASKS, tone, true, {}) : null;
  const topic = u.topics.find((t) => t.age === 0 && !isVague(t));
  if (basis.topic || basis.keyword || rng() > (topic ? 0.4 : 0.75)) return null;
  const part = say(rng, did ? DID_LINES : IS_LINES, tone, asks, { v: clause.text });
  if (part) basis.clause = clause.text;
  return part;
}

/** Words that stand for a time or a place of the moment: nothing to hear more about. */
const NO_THING = /^(?:morning|evening|night|week|months?|spot|mess|room|moment|end|bottom|top|side|move)$/i;

/** Something about her: a topic's line, or a thing she named, or a general line. */
export function aboutHer(
  rng: Chance,
  u: Understanding,
  tone: ReplyTone,
  asks: boolean,
  basis: Draft['basis'],
  fallback: SituationId | null,
): Part | null {
  const echoed = (known().echoPart ?? clausePart)(rng, u, tone, asks, basis);
  if (echoed) return echoed;
  const t =
    basis.topic && rng() < 0.75
      ? basis.topic
      : KEYWORDS_ONLY.has(basis.moment ?? '')
        ? null
        : topicFor(rng, u, false);
  // A thin topic ('weekend') or an old one gives way to a strong word of what she has just said.
  const thin =
    t !== null && (t.age > 0 || isVague(t) || rng() < 0.3) && u.keywords.length > 0 && !basis.keyword;
  if (t && !(thin && rng() < 0.75)) {
    const part = topicPart(rng, t, tone, asks);
    if (part) {
      basis.topic = t;
      return part;
    }
  }
  const sick = !asks && u.topics.some((x) => x.age === 0 && x.topic.id === 'sick');
  const sore = sick ? keywordFor(rng, u, true) : null;
  if (sore && !basis.keyword) {
    basis.keyword = sore;
    return say(rng, SOFT_KEYWORD_LINES, tone, false, keywordSlots(u, sore));
  }
  const keyword = keywordFor(rng, u);
  // After an answer a word that is no plain thing of hers spoils more than it adds; somebody of hers is safe.
  const lead = (keyword && u.leads.get(keyword)) ?? '';
  const clear =
    keyword !== null &&
    (!basis.question ||
      (known().nouns
        ? u.people.has(keyword) ||
          (isThing(keyword) &&
            (lead === 'your ' ||
              ((lead || /s$/.test(keyword)) && (keyword.includes(' ') || !knownOf(basis.question.kind)))))
        : lead !== '' && !NO_THING.test(keyword)));
  if (keyword && clear && !basis.keyword && u.conversation.lastSpeaker === 'Girl') {
    const lines = u.his
      ? (known().his?.lines(u.conversation.boy.at(-1) ?? '') ?? [])
      : u.people.has(keyword)
        ? PERSON_LINES
        : basis.question || basis.told || basis.topic
          ? ALSO_LINES
          : KEYWORD_LINES;
    const part = say(rng, lines, tone, asks && lines !== ALSO_LINES, keywordSlots(u, keyword));
    if (part) {
      basis.keyword = keyword;
      return part;
    }
  }
  // Offline one word of hers is better than a sentence that would fit anybody.
  const bare = !basis.question && !basis.topic && !basis.keyword && !basis.clause;
  if (!known().fits && u.echo && bare && !asks && u.conversation.lastSpeaker === 'Girl') {
    const part = say(rng, ECHO_LINES, tone, false, { a: u.echo });
    if (part) {
      basis.keyword = u.echo;
      return part;
    }
  }
  // Offline there are too few lines for all who get one.
  if (asks && fallback === 'statement' && !known().fits && rng() < 0.5) return freeQuestion(rng, 'dry', tone);
  return fallback ? say(rng, situationOf(fallback).second, tone, asks, {}) : null;
}

/** 'the regatta', but 'Gerald', 'algebra' and 'your fringe'. */
export function keywordSlots(u: Understanding, word: string): Slots {
  return { k: word, tk: `${u.leads.get(word) ?? 'the '}${word}` };
}

export function keywordFor(rng: Chance, u: Understanding, soft = false): string | null {
  // Nothing to joke about in a sore throat.
  if (!soft && u.topics.some((t) => t.age === 0 && t.topic.id === 'sick')) return null;
  const own = u.keywords.filter((k) => !u.topics.some((t) => t.name.toLowerCase() === k.toLowerCase()));
  return (rng() < 0.7 ? own[0] : pick(rng, own.slice(0, 2))) ?? null;
}

/** A good question out of nothing: his tone's own, or one of the ice breakers, dealt out to the tones. */
export function freeQuestion(rng: Chance, id: SituationId, tone: ReplyTone): Part | null {
  if (rng() < 0.45) return say(rng, situationOf(id).second, tone, true, {});
  const mine = ICE_BREAKERS.filter((_, i) => i % REPLY_TONES.length === REPLY_TONES.indexOf(tone));
  const text = rng() < 0.7 ? pick(rng, mine) : say(rng, PLAIN_QUESTIONS, tone, true, {})?.text;
  return text ? { text, asks: true } : null;
}

/** In these moments her topics are background: a new exam is no topic for somebody who has just passed one. */
export const KEYWORDS_ONLY = new Set(['goodNews']);
