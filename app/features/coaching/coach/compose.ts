/** Builds many candidate replies for a tone from what was understood, and keeps the one that fits best. */
import { REPLY_TONES, type ReplyTone } from '../types';
import { ANSWERS } from './content/answers';
import {
  APOLOGY_KEYWORD_LINES,
  APOLOGY_LINES,
  ASK_LEADS,
  BACK,
  CAN_WAIT_LINES,
  CANCEL_KEYWORD_LINES,
  CONGRATULATION_LINES,
  DID_ASKS,
  DID_LINES,
  ECHO_LINES,
  GET_WELL_LINES,
  GRIEF_LINES,
  IS_ASKS,
  IS_LINES,
  KEYWORD_LINES,
  LEAD_INS,
  NEGATIVE_LINES,
  ON_THE_WAY_LINES,
  PERSON_LINES,
  PLANNED_LINES,
  PRAISE_LINES,
  SAME_THING,
  SOFT_KEYWORD_LINES,
  WAITING_LINES,
} from './content/bridges';
import { ICE_BREAKERS, PLAIN_QUESTIONS } from './content/first-words';
import { OPINIONS } from './content/opinions';
import { OTHER_ANSWERS, OTHER_CHOICE } from './content/other-answers';
import { OTHER_LANGUAGES, thingIn } from './content/other-languages';
import { SITUATIONS, type SituationId } from './content/situations';
import type { TopicLine } from './content/topic';
import { fill, type Slots } from './fill';
import type { Question } from './questions';
import { distanceOf, dress } from './style';
import {
  type Chance,
  chance,
  contentStems,
  hash,
  overlap,
  pick,
  plain,
  sentences,
  stem,
  words,
} from './text';
import { isVague, readyToMeet, shownName, type TopicHit, type Understanding } from './understand';

export interface Draft {
  tone: ReplyTone;
  text: string;
  /** The sentences it was put together from. */
  parts: string[];
  /** A serious moment: no lead-ins, no dressing up. */
  plain: boolean;
  /** What in her words the reply rests on. */
  basis: {
    question: Question | null;
    topic: TopicHit | null;
    keyword: string | null;
    clause: string | null;
    moment: string | null;
  };
  asks: boolean;
  invites: boolean;
}

interface Part {
  text: string;
  asks: boolean;
}

const CANDIDATES = 28;
const MAX_WORDS = 46;
/** Never in a reply: looks, netspeak, put-downs, pressure, unfilled slots, what reads as a machine's. */
export const FORBIDDEN =
  /\b(?:sexy|beautiful|gorgeous|hot(?! (?:chocolate|sauce|pot|dog|spring|yoga|drink|wheels))|cutie|babe|baby girl|body|curves|ur|u|wat|lol|lmao|hmu|dtf|prove it|you owe me an? (?:answer|reply|date)|why (?:aren't|won't) you|don't be (?:shy|boring)|most girls|other girls|not like other|for a girl|as an ai|language model|delve|tapestry|you said|undefined|null|nan)\b|[{}[\]]|—|\*\*/i;

function ofTone(lines: readonly TopicLine[], tone: ReplyTone, asks: boolean, hers = true): TopicLine[] {
  return lines.filter((l) => l.tone === tone && l.asks === asks && (hers || !l.hers));
}

function say(
  rng: Chance,
  lines: readonly TopicLine[],
  tone: ReplyTone,
  asks: boolean,
  slots: Slots,
  hers = true,
): Part | null {
  const line = pick(rng, ofTone(lines, tone, asks, hers));
  if (!line) return null;
  const text = fill(line.text, slots);
  return text === null ? null : { text, asks: text.includes('?') || asks };
}

/** Either a line that asks or one that says, whichever there is. */
function sayAny(
  rng: Chance,
  lines: readonly TopicLine[],
  tone: ReplyTone,
  slots: Slots,
  hers = true,
): Part | null {
  const asks = rng() < 0.6;
  return say(rng, lines, tone, asks, slots, hers) ?? say(rng, lines, tone, !asks, slots, hers);
}

/** Kinds whose 'it' is the thing she has just mentioned: 'that's Iceland, have you ever been?' */
const TAKES_TOPIC = new Set(['everBeen', 'like', 'believe']);

/** 'Tuesday or Wednesday, which suits you?': the first of two days she offers. */
const TWO_DAYS =
  /\b((?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2}(?:[:.]\d{2})?(?: ?[ap]m)?) or (?:on |at )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2}(?:[:.]\d{2})?(?: ?[ap]m)?)\b/i;

function slotsFor(q: Question | null, u: Understanding): Slots {
  const about = q?.about ?? '';
  const fresh = u.topics.find((t) => t.age === 0 && !t.negative);
  const fits =
    about.length > 2 &&
    words(about).length <= 4 &&
    !/\b(?:you|me|it|that|this|them|him|her|to|do|ever|much|any|some|what|i|is|are|be)\b/i.test(about);
  const offered = TWO_DAYS.exec(u.conversation.herOpenLines.join(' '))?.[1];
  const time =
    q && ['plans', 'free', 'confirm', 'invite', 'when', 'whenDay'].includes(q.kind)
      ? q.kind !== 'plans' && offered
        ? offered.charAt(0).toUpperCase() + offered.slice(1).toLowerCase()
        : (timeOf(about) ?? u.time ?? undefined)
      : undefined;
  return {
    ...(fits
      ? { a: about.replace(/^(?:any|some|a|an|the|your|good) /, '') }
      : fresh && q && TAKES_TOPIC.has(q.kind)
        ? { a: fresh.name }
        : {}),
    ...(q?.options?.[0] && q.options[1] ? { o1: q.options[0], o2: q.options[1] } : {}),
    ...(time ? { d: time } : {}),
  };
}

function timeOf(about: string): string | null {
  const low = about.toLowerCase();
  if (!/\b(?:today|tonight|tomorrow|weekend|week|evening|afternoon|morning|summer|month|\w+day|\d)/.test(low))
    return null;
  const tidy = about.replace(/^(?:on|for|at|around|this|the) /i, '').trim();
  if (/^(?:weekend|week|evening|afternoon|morning|summer|month)/i.test(tidy))
    return /^next/i.test(about) ? `next ${tidy}` : `the ${tidy}`;
  return tidy;
}

/** Questions of fact or of arrangement: there a favourite dish would be no answer. */
const NO_OPINION = new Set([
  'bring',
  'reproach',
  'howTo',
  'plans',
  'wyd',
  'sign',
  'whenDay',
  'noProblem',
  'guess',
  'howAreYou',
  'howWas',
  'free',
  'invite',
  'spot',
  'planB',
  'advice',
  'isThere',
  'when',
  'where',
  'confirm',
  'age',
  'height',
  'from',
  'others',
  'whyMe',
  'identity',
  'contact',
  'photo',
  'slow',
  'distance',
  'ok',
  'money',
  'name',
  'noProblem',
  'address',
  'who',
  'job',
  'really',
  'single',
  'past',
]);

/** 'Last meal. What are you having?': kinds whose subject may stand in the sentence before. */
const GOES_ON = new Set(['clarify', 'wh', 'kind', 'favorite', 'yesNo', 'sameHere', 'like', 'hypothetical']);

/** What he could say to a question of taste, when it is one we have a view on. */
function opinion(rng: Chance, q: Question, tone: ReplyTone): Part | null {
  if (NO_OPINION.has(q.kind) || q.options) return null;
  const asked = plain(q.text);
  const found =
    OPINIONS.find((o) => o.asks.test(asked)) ??
    (GOES_ON.has(q.kind) && words(asked).length < 9 && !/\bmean|why|how\b/.test(asked) && q.said
      ? OPINIONS.find((o) => o.asks.test(q.said ?? ''))
      : undefined);
  return found ? say(rng, found.lines, tone, false, {}) : null;
}

/** The answer to one question, with slots when they fit and without when they do not. */
function answer(rng: Chance, q: Question, tone: ReplyTone, u: Understanding): Part | null {
  const view = opinion(rng, q, tone);
  if (view) return view;
  const slots = slotsFor(q, u);
  const all = ANSWERS[q.kind].filter((l) => l.tone === tone);
  // A day that is settled is not moved by an hour.
  const settled = q.kind === 'when' && u.time !== null;
  const usable = all.filter(
    (l) => fill(l.text, slots) !== null && !(settled && /[A-Z]\w+day\b/.test(l.text)),
  );
  const specific = usable.filter((l) => /\{/.test(l.text));
  const from =
    specific.length > 0 && rng() < (q.kind === 'whenDay' ? 1 : q.kind === 'invite' ? 0.95 : 0.75)
      ? specific
      : usable;
  const line = pick(rng, from);
  if (!line) return null;
  const text = fill(line.text, slots);
  return text ? { text, asks: text.includes('?') } : null;
}

function topicFor(rng: Chance, u: Understanding, fresh: boolean): TopicHit | null {
  const max = fresh ? 0 : 3;
  const near = u.topics.filter((t) => t.age <= max);
  if (near.length === 0) return null;
  // Mostly the best one; sometimes the second, so that the three replies do not all pull the same thread.
  const sameAge = near.filter((t) => t.age === near[0]?.age).slice(0, 3);
  return (rng() < 0.6 ? near[0] : pick(rng, sameAge)) ?? null;
}

function topicPart(rng: Chance, t: TopicHit, tone: ReplyTone, asks: boolean): Part | null {
  return say(rng, t.negative ? NEGATIVE_LINES : t.topic.lines, tone, asks, { x: t.name }, t.hers);
}

/** What she did or is, said back; then a question about it. */
function clausePart(
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

/** Something about her: a topic's line, or a thing she named, or a general line. */
function aboutHer(
  rng: Chance,
  u: Understanding,
  tone: ReplyTone,
  asks: boolean,
  basis: Draft['basis'],
  fallback: SituationId | null,
): Part | null {
  const echoed = clausePart(rng, u, tone, asks, basis);
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
  if (keyword && !basis.keyword && u.conversation.lastSpeaker === 'Girl') {
    const lines = u.people.has(keyword) ? PERSON_LINES : KEYWORD_LINES;
    const part = say(rng, lines, tone, asks, keywordSlots(u, keyword));
    if (part) {
      basis.keyword = keyword;
      return part;
    }
  }
  // Better one word of hers than a sentence that would fit anybody.
  if (
    u.echo &&
    !asks &&
    !basis.topic &&
    !basis.keyword &&
    !basis.clause &&
    u.conversation.lastSpeaker === 'Girl'
  ) {
    const part = say(rng, ECHO_LINES, tone, false, { a: u.echo });
    if (part) {
      basis.keyword = u.echo;
      return part;
    }
  }
  if (asks && fallback === 'statement' && rng() < 0.5) return freeQuestion(rng, 'dry', tone);
  return fallback ? say(rng, SITUATIONS[fallback].second, tone, asks, {}) : null;
}

/** 'the regatta', but 'Gerald', 'algebra' and 'your fringe'. */
export function keywordSlots(u: Understanding, word: string): Slots {
  return { k: word, tk: `${u.leads.get(word) ?? 'the '}${word}` };
}

function keywordFor(rng: Chance, u: Understanding, soft = false): string | null {
  // Nothing to joke about in a sore throat.
  if (!soft && u.topics.some((t) => t.age === 0 && t.topic.id === 'sick')) return null;
  const own = u.keywords.filter((k) => !u.topics.some((t) => t.name.toLowerCase() === k.toLowerCase()));
  return (rng() < 0.7 ? own[0] : pick(rng, own.slice(0, 2))) ?? null;
}

/** The first half of a moment, with her own word in it when there is one. */
function momentFirst(rng: Chance, u: Understanding, id: SituationId, tone: ReplyTone): Part | null {
  const a = u.momentWord ?? undefined;
  if (!a && id === 'annoyed' && u.keywords[0] && rng() < 0.85)
    return say(
      rng,
      APOLOGY_KEYWORD_LINES,
      tone,
      false,
      keywordSlots(u, pick(rng, u.keywords) ?? u.keywords[0]),
    );
  const own =
    a && id === 'grief'
      ? GRIEF_LINES
      : a && id === 'onTheWay'
        ? ON_THE_WAY_LINES
        : a && id === 'goodNews'
          ? CONGRATULATION_LINES
          : a && id === 'compliment'
            ? PRAISE_LINES
            : a && id === 'annoyed'
              ? APOLOGY_LINES
              : a && id === 'boundary'
                ? CAN_WAIT_LINES
                : u.time && id === 'planned'
                  ? PLANNED_LINES
                  : null;
  if (own && rng() < 0.75)
    return say(rng, own, tone, false, { ...(a ? { a } : {}), ...(u.time ? { d: u.time } : {}) });
  return say(rng, SITUATIONS[id].first, tone, false, {});
}

const STATES =
  /^(?:I|I'd|I'm|I've|I'll|There|There's|The|It|You|My|An?|Some|Nobody|Most|People|Anyone|Any|Good|Food)\b/;
const SERIOUS =
  /\b(?:sorry|thank|thanks|findahelpline|988|congratulations|good night|sleep well|hi|hey|hello)\b/i;

/** The same thought in slightly other words, and now and then a small lead-in. */
export function vary(
  rng: Chance,
  text: string,
  tone: ReplyTone,
  names: ReadonlySet<string>,
  leadIn: boolean,
  askLead: boolean,
): string {
  let out = text;
  for (const [rule, ways] of SAME_THING) {
    if (rng() < 0.5) {
      const way = pick(rng, ways);
      if (way) out = out.replace(rule, way);
    }
  }
  const first = /^[\p{L}'-]+/u.exec(out)?.[0] ?? '';
  if (
    askLead &&
    rng() < 0.35 &&
    /^(?:What|Which|Who|How|Where|Is|Are|Do|Did|Would|Were|When)(?:'s|'re)?\b/.test(out)
  ) {
    return `${pick(rng, ASK_LEADS[tone]) ?? ''} ${out.charAt(0).toLowerCase()}${out.slice(1)}`;
  }
  if (leadIn && rng() < 0.24 && STATES.test(out) && !SERIOUS.test(out)) {
    const lead = pick(rng, LEAD_INS[tone]) ?? '';
    const rest = /^I\b/.test(out) || names.has(first) ? out : out.charAt(0).toLowerCase() + out.slice(1);
    out = `${lead} ${rest}`;
  }
  return out;
}

const CARING_MIDDLES = [
  'You can say it as it is.',
  'I believe you.',
  'Stay with me here.',
  'This matters more than anything else today.',
  'You did right to say it.',
  'Take your time.',
];

const CARING_CLOSES = [
  'Write to me when you can.',
  'I mean it.',
  'Please stay safe.',
  "I'm not going anywhere.",
  'You matter.',
  'I care how you are.',
  "You're not alone in this.",
  'One small step is enough for now.',
  "I'm listening.",
];

const LEAVING_MIDDLES = [
  'No explanation needed.',
  'It happens.',
  'I mean that.',
  'Nothing to be sorry for.',
  'Better said than not.',
  'That settles it kindly.',
];

const LEAVING_CLOSES = [
  'Be well.',
  'Go well.',
  'Cheers.',
  'Wishing you well.',
  'Have a good one.',
  'All good.',
  'Thanks again.',
  'No reply needed.',
  'Take it easy.',
  'Good luck out there.',
  'Onwards.',
  'Good vibes only.',
  'Safe travels.',
  'Keep smiling.',
  'Stay kind.',
  'Bye for now.',
  'Respect.',
  'Warm regards.',
  'Enjoy the evening.',
  'Happy days.',
  'Over and out.',
];

/** Short first words, so that even a plain goodbye is this one and no other. */
const SOFT_STARTS: Record<'declined' | 'caring', Record<ReplyTone, string[]>> = {
  declined: {
    confident: ['Okay.', 'Alright.', 'I see.', 'Sure.', 'Of course.', 'Right.'],
    playful: ['Ah.', 'Oh well.', 'Okay then.', 'Alright then.', 'Ah, okay.', 'Ah well.'],
    intriguing: ['I see.', 'Ah.', 'Okay, I see.', 'Oh, okay.', 'Hm, okay.', 'Mm, I see.'],
  },
  caring: {
    confident: ['Hey.', 'I just read this.', "I'm here.", 'Okay, listen.'],
    playful: ['Hey, wait.', 'Hey, stay with me.', "Okay, I'm here.", 'Hey, I read that.'],
    intriguing: ['I hear you.', 'I read this slowly.', 'Oh, I hear you.', 'Hey, I hear that.'],
  },
};

/** One short word or two before what is said, where many people say the same thing. */
const STARTS: Record<string, string[]> = {
  grief: ['Oh.', 'Oh no.', 'Hey.', 'Ah, no.', 'Oh, hey.'],
  slow: ['Ah.', 'Okay.', 'Right.', 'Ouch, true.', 'Hey.', 'You got me.'],
  annoyed: ['Okay.', 'Hey.', 'Right.', 'Oh.', 'Ouch.', 'Ah.'],
  confirm: ['Great.', 'Lovely.', 'Nice.', 'Very good.', 'Oh good.'],
  cancelled: ['Ah, okay.', 'Oh.', 'Okay.', 'Oh no.', 'Ah.'],
  boundary: ['Sure.', 'Okay.', 'Ah, sure.', 'Got it.', 'Hey, okay.'],
  badNews: ['Oh.', 'Oh no.', 'Ugh.', 'Ah, no.', 'Hey.'],
  goodNews: ['Yes!', 'Wow.', 'Oh!', 'Look at you.', 'Hey, wow.'],
  onTheWay: ['Okay.', 'Great.', 'Perfect.', 'Nice.', 'Good.', 'Lovely.'],
  when: ['Sure.', 'Okay.', 'Well.', 'Let me see.', 'Good question.', 'Right.'],
  plans: ['Well.', 'Ha.', 'Okay.', 'Hm.', 'Good question.', 'Oh.'],
  whyMe: ['Ha.', 'Well.', 'Honestly.', 'Easy.', 'Oh.', 'Good question.'],
  address: ['Sure.', 'Of course.', 'Yes.', 'Okay.', 'Gladly.'],
  planned: ['Great.', 'Lovely.', 'Nice.', 'Yes.', 'Oh good.'],
  invite: ['Oh nice.', 'Well.', 'Oh.', 'Ha.', 'Look at that.'],
  identity: ['Ha.', 'Fair.', 'Good question.', 'Well.'],
  howAreYou: ['Hey.', 'Ah.', 'Well.', 'Hi.'],
  dry: ['Okay.', 'Alright.', 'Ha.', 'Right.', 'Hm.'],
  waiting: ['Hey.', 'Hi.', 'Hey you.', 'Hello again.'],
};

const AT_HER_PACE = [
  'No rush at all.',
  'Your pace is my pace.',
  'That works for me.',
  'No explanation needed.',
];
const ANY_STARTS = ['Ha.', 'Well.', 'Okay.', 'Good question.', 'Right.', 'Fair.', 'Hm.', 'Oh.'];

function situationParts(rng: Chance, id: SituationId, tone: ReplyTone): Part[] {
  const s = SITUATIONS[id];
  const first = say(rng, s.first, tone, false, {});
  const then = sayAny(rng, s.second, tone, {});
  const starts =
    id === 'caring'
      ? SOFT_STARTS.caring[tone]
      : id === 'declined' || id === 'stopped'
        ? SOFT_STARTS.declined[tone]
        : [];
  const start = rng() < 0.75 ? pick(rng, starts) : undefined;
  const close =
    rng() < (id === 'caring' ? 0.5 : 0.8)
      ? pick(rng, id === 'caring' ? CARING_CLOSES : LEAVING_CLOSES)
      : undefined;
  const plainly = (text: string | undefined) => (text ? { text, asks: false } : null);
  const middle = rng() < 0.7 ? pick(rng, id === 'caring' ? CARING_MIDDLES : LEAVING_MIDDLES) : undefined;
  const second = close && id !== 'caring' && rng() < 0.45 ? pick(rng, LEAVING_CLOSES) : undefined;
  return [
    plainly(start),
    first,
    plainly(middle),
    then,
    plainly(close),
    second === close ? null : plainly(second),
  ].filter((p) => p !== null);
}

/** She wants no further word: nothing charming is left to say. */
const HARSH =
  /\b(?:stop|leave me|don'?t (?:contact|message|text|write|call|talk)|do not (?:contact|message|text)|i said no|no means no|block(?:ing|ed)|creep\w*|fuck off|get lost|go away|never going|in your dreams)\b/i;
/** She has somebody: wishing her to find somebody would be odd. */
const HAS_SOMEBODY =
  /\b(?:boyfriend|husband|girlfriend|partner|fianc\w+|married|engaged|taken|met (?:someone|somebody)|seeing (?:someone|somebody)|dating (?:someone|somebody)|my ex)\b/i;
const WISHES_HER_SOMEBODY =
  /\b(?:right person|looking for|next (?:match|one)|inbox|who gets you|you're after|you're hoping|asks you|feels like it was meant|finds you)\b/i;

/** A good question out of nothing: his tone's own, or one of the ice breakers, dealt out to the tones. */
function freeQuestion(rng: Chance, id: SituationId, tone: ReplyTone): Part | null {
  if (rng() < 0.45) return say(rng, SITUATIONS[id].second, tone, true, {});
  const mine = ICE_BREAKERS.filter((_, i) => i % REPLY_TONES.length === REPLY_TONES.indexOf(tone));
  const text = rng() < 0.7 ? pick(rng, mine) : say(rng, PLAIN_QUESTIONS, tone, true, {})?.text;
  return text ? { text, asks: true } : null;
}

/** Moments whose second half can be about a thing she mentioned. */
const OPEN_MOMENTS = new Set(['hello', 'laugh', 'dry', 'thanks', 'compliment', 'lateSorry', 'goodNews']);
/** Moments that come before an answer when she also asks. */
const LEADING = new Set(['lateSorry', 'compliment', 'goodNews', 'badNews', 'grief', 'annoyed', 'boundary']);
/** Settled questions after whose answer one more friendly sentence fits. */
const FOLLOWED = new Set(['address', 'isThere', 'confirm', 'when', 'where', 'free', 'invite', 'slow', 'ok']);
/** Moments that matter more than what is asked beside them: 'I have to cancel, can we do next week?' */
const TAKES_OVER = new Set(['cancelled', 'planned', 'space', 'night', 'onTheWay']);
/** In these moments her topics are background: a new exam is no topic for somebody who has just passed one. */
const KEYWORDS_ONLY = new Set(['goodNews']);
/** Questions after whose answer nothing more should be asked. */
const SETTLED = new Set([
  'confirm',
  'when',
  'where',
  'contact',
  'money',
  'photo',
  'slow',
  'ok',
  'free',
  'invite',
  'address',
  'isThere',
  'spot',
  'planB',
  'whenDay',
]);

const FREE = new Set<SituationId>(['hello', 'dry', 'laugh']);

const AND_YOU = /^\P{L}*(?:y|et|und|e|ed)\s+(?:t[uú]|toi|du|te|voc[eê]|vc)(?!\p{L})[\s,;:?¿]*/iu;

/** What he answers to her question in her language; null when she asks nothing but how he is. */
function otherAnswer(
  rng: Chance,
  language: string,
  lines: readonly string[],
  tone: ReplyTone,
): string | null {
  const asked = lines
    .flatMap((l) => sentences(l))
    .findLast((x) => x.includes('?'))
    ?.replace(AND_YOU, '');
  // A bare 'and you?' asks how he is.
  if (!asked || words(asked).length < 2) return null;
  const either = OTHER_CHOICE[language]?.exec(asked);
  const found = OTHER_ANSWERS[language]?.find((a) => a.asks.test(asked));
  return (
    pick(rng, ofTone(found?.lines ?? [], tone, false))?.text.replace(
      '{o}',
      language === 'de' ? (either?.[1] ?? '') : (either?.[1] ?? '').toLowerCase(),
    ) ?? null
  );
}

function inHerLanguage(rng: Chance, u: Understanding, language: string, tone: ReplyTone): Draft | null {
  const own = OTHER_LANGUAGES[language];
  if (!own) return null;
  const open = u.conversation.herOpenLines.join(' ');
  const thing = thingIn(language, open);
  const line = (lines: readonly TopicLine[], asks: boolean) =>
    pick(rng, ofTone(lines, tone, asks))?.text.replace('{k}', thing ?? '') ?? null;
  const said = (): (string | null | undefined)[] => {
    if (u.caring || u.declined) {
      const more = u.caring ? own.careMore : own.goodbyeMore;
      const first = line(more, false);
      const second = pick(rng, more)?.text;
      return [
        rng() < 0.85 ? pick(rng, own.starts) : null,
        line(u.caring ? own.care : own.goodbye, false),
        rng() < 0.6 ? pick(rng, u.caring ? own.careCloses : own.starts) : null,
        first,
        second !== first && rng() < 0.5 ? second : null,
        pick(rng, u.caring ? own.careCloses : own.closes),
      ];
    }
    const answered =
      otherAnswer(rng, language, u.conversation.herOpenLines, tone) ??
      (own.asksHim.test(open) ? line(own.answer, false) : null);
    return [
      !thing && !answered && rng() < 0.7 ? pick(rng, own.starts) : null,
      answered,
      thing && (!answered || rng() < 0.7) ? line(own.about, false) : answered ? null : line(own.first, false),
      line(own.second, true),
    ];
  };
  const parts = said()
    .filter((p): p is string => typeof p === 'string' && p.length > 0)
    .map((p) => own.joined(p.charAt(0).toUpperCase() + p.slice(1)));
  return {
    tone,
    text: parts.join(' '),
    parts,
    plain: true,
    basis: { question: null, topic: null, keyword: thing, clause: null, moment: 'language' },
    asks: !u.caring && !u.declined,
    invites: false,
  };
}

/** She cancels and names another day in the same breath: the new day is what wants an answer. */
function moves(u: Understanding): boolean {
  return (
    u.moment === 'cancelled' &&
    u.questions.some((q) => ['invite', 'confirm', 'free', 'when'].includes(q.kind))
  );
}

function answersFirst(u: Understanding): boolean {
  const settles = u.questions.some((q) =>
    ['when', 'where', 'confirm', 'whenDay', 'spot', 'bring'].includes(q.kind),
  );
  return (
    !TAKES_OVER.has(u.moment ?? '') ||
    moves(u) ||
    (u.moment === 'planned' &&
      (settles ||
        u.questions.some((q) => ['choice', 'favorite', 'kind', 'like', 'wear', 'address'].includes(q.kind))))
  );
}

function draft(rng: Chance, u: Understanding, tone: ReplyTone): Draft | null {
  const basis: Draft['basis'] = {
    question: null,
    topic: null,
    keyword: null,
    clause: null,
    moment: null,
  };
  let invites = false;
  const parts: Part[] = [];
  const add = (p: Part | null) => {
    if (p && !(p.asks && parts.some((o) => o.asks))) parts.push(p);
  };
  const moment = u.moment;
  if (u.caring || u.declined) {
    const id = u.caring ? 'caring' : HARSH.test(u.declined ?? '') ? 'stopped' : 'declined';
    basis.moment = id;
    for (const p of situationParts(rng, id, tone)) parts.push(p);
  } else if (u.stage === 'waiting') {
    basis.moment = 'waiting';
    const t = topicFor(rng, u, false);
    const said = u.keywords[0];
    const x = t && !t.negative ? shownName(t) : said ? (keywordSlots(u, said).tk ?? null) : null;
    if (u.conversation.girl.length === 0) {
      // She has never written: a better question than the last one is all there is to send.
      add(say(rng, SITUATIONS.dry.first, tone, false, {}));
      add(freeQuestion(rng, 'dry', tone));
    } else if (x) {
      if (t && !t.negative) basis.topic = t;
      else basis.keyword = said ?? null;
      add(say(rng, WAITING_LINES, tone, false, { x }));
      if (rng() < 0.6) add(say(rng, SITUATIONS.waiting.second, tone, false, {}));
    } else {
      add(say(rng, SITUATIONS.waiting.second, tone, false, {}));
      add(say(rng, SITUATIONS.night.second, tone, false, {}));
    }
  } else if (
    u.questions.length > 0 &&
    answersFirst(u) &&
    !(moment === 'annoyed' && u.questions.every((q) => q.kind === 'yesNo' || q.kind === 'wh'))
  ) {
    const asked = u.questions.slice(0, 2);
    basis.question = asked[0] ?? null;
    if (moment && (LEADING.has(moment) || moves(u))) {
      add(momentFirst(rng, u, moment as SituationId, tone));
      basis.moment = moment;
    }
    for (const q of asked) add(answer(rng, q, tone, u));
    const last = asked.at(-1);
    const heavy = moment === 'grief' || moment === 'badNews' || moment === 'annoyed';
    if (last && !parts.some((p) => p.asks) && !heavy) {
      const bounce =
        /(?:you|yourself|yours)\W*$/i.test(last.text) &&
        !/\b(?:are|do|did|have|can) you\W*$/i.test(last.text) &&
        words(last.text).length > 1;
      const back = BACK[last.kind];
      if (SETTLED.has(last.kind)) {
        const after = last.kind === 'slow' || last.kind === 'ok' ? SITUATIONS.annoyed : SITUATIONS.planned;
        if (rng() < 0.75 && FOLLOWED.has(last.kind)) add(say(rng, after.second, tone, false, {}));
      } else if (back && !bounce && rng() < (u.topics.some((t) => t.age === 0) ? 0.35 : 0.8)) {
        add(say(rng, back, tone, true, {}));
      } else {
        const asks = rng() < 0.75;
        const fresh = u.topics[0]?.age === 0 || u.keywords.length > 0;
        if (fresh && rng() < 0.4 && u.style.meanWords > 9) add(aboutHer(rng, u, tone, false, basis, null));
        add(aboutHer(rng, u, tone, asks, basis, back && !bounce ? null : 'dry'));
        if (parts.length === 1) add(freeQuestion(rng, 'dry', tone));
      }
    }
  } else if (moment && !(moment === 'compliment' && u.topics[0]?.age === 0 && rng() < 0.3)) {
    basis.moment = moment;
    const id = moment as SituationId;
    add(momentFirst(rng, u, id, tone));
    if (
      readyToMeet(u) &&
      (moment === 'compliment' || moment === 'laugh') &&
      rng() < (tone === 'confident' ? 0.8 : 0.4)
    ) {
      add(say(rng, SITUATIONS.invite.second, tone, true, {}));
      invites = true;
    } else if (OPEN_MOMENTS.has(moment) && (u.topics.length > 0 || u.keywords.length > 0) && rng() < 0.85) {
      add(aboutHer(rng, u, tone, rng() < 0.8, basis, id));
    } else {
      if (moment === 'boundary' && rng() < 0.6) {
        const text = pick(rng, AT_HER_PACE);
        if (text) add({ text, asks: false });
      }
      if (moment === 'cancelled' && rng() < 0.6) {
        if (u.topics.some((t) => t.topic.id === 'sick' && t.age === 0))
          add(say(rng, GET_WELL_LINES, tone, false, {}));
        else if (u.keywords[0])
          add(say(rng, CANCEL_KEYWORD_LINES, tone, false, keywordSlots(u, u.keywords[0])));
      }
      const keyword = moment === 'badNews' ? keywordFor(rng, u, true) : null;
      if (keyword && rng() < 0.8) {
        add(say(rng, SOFT_KEYWORD_LINES, tone, false, keywordSlots(u, keyword)));
        basis.keyword = keyword;
      }
      add(
        FREE.has(id) && rng() < 0.85
          ? freeQuestion(rng, id, tone)
          : sayAny(rng, SITUATIONS[id].second, tone, {}),
      );
    }
  } else {
    const meet = readyToMeet(u) && rng() < (tone === 'confident' ? 0.7 : 0.35);
    const react = aboutHer(rng, u, tone, false, basis, null);
    add(react ?? say(rng, SITUATIONS.statement.first, tone, false, {}));
    if (meet) {
      add(say(rng, SITUATIONS.invite.second, tone, true, {}));
      invites = true;
    } else {
      add(aboutHer(rng, u, tone, true, basis, 'statement'));
    }
  }
  if (parts.length === 0) return null;
  if (u.language && OTHER_LANGUAGES[u.language] && basis.moment !== 'grief' && u.stage !== 'waiting') {
    return inHerLanguage(rng, u, u.language, tone);
  }
  const leadIn = !u.caring && !u.declined && !['grief', 'badNews', 'annoyed', 'space'].includes(moment ?? '');
  const text = parts.map((p) => p.text).join(' ');
  return {
    tone,
    text,
    parts: parts.map((p) => p.text),
    plain: !leadIn,
    basis,
    asks: parts.some((p) => p.asks),
    invites,
  };
}

function score(
  d: Draft,
  u: Understanding,
  her: { all: Set<string>; open: Set<string> },
  chosen: readonly Draft[],
): number {
  if (FORBIDDEN.test(d.text)) return -100;
  if (u.declined && HAS_SOMEBODY.test(u.declined) && WISHES_HER_SOMEBODY.test(d.text)) return -100;
  const count = words(d.text).length;
  if ((d.text.match(/\?/g) ?? []).length > 1 || (count > MAX_WORDS && !u.caring)) return -100;
  let s = 0;
  const stems = contentStems(d.text);
  const shared = [...stems].filter((w) => her.open.has(w)).length;
  const old = [...stems].filter((w) => her.all.has(w)).length;
  s += Math.min(2, shared) * 1.6 + Math.min(1, old) * 0.8;
  // A reply that could be sent to anyone is worth little when she has said something.
  if (shared === 0 && her.open.size > 0) s -= d.basis.question ? 1.5 : 3;
  if (old === 0 && her.all.size > 0) s -= 1.5;
  if (d.basis.topic) s += 1.2;
  if (d.basis.keyword) s += 0.3;
  if (d.basis.clause) s += 0.6;
  const target = Math.max(10, Math.min(26, u.style.messages > 0 ? u.style.meanWords * 1.3 : 18));
  s -= Math.abs(Math.log2(count / target)) * 0.9;
  if (u.style.messages >= 2) s -= distanceOf(u.style, d.text) * 1.2;
  for (const other of chosen) {
    s -= overlap(d.text, other.text) * 6;
    if (other.invites && d.invites) s -= 2;
    if (other.basis.topic && other.basis.topic === d.basis.topic) s -= 0.3;
  }
  // The same strong word twice in one message sounds careless.
  const seen = new Map<string, number>();
  for (const w of words(d.text)) {
    if (w.length > 4) seen.set(stem(w), (seen.get(stem(w)) ?? 0) + 1);
  }
  for (const [w, n] of seen) if (n > 1 && stems.has(w)) s -= 1.1 * (n - 1);
  return s;
}

/** The chosen draft in its final words. */
function worded(rng: Chance, d: Draft, u: Understanding): Draft {
  if (d.basis.moment === 'language') return d;
  // Where nothing of hers is in it, many people would get the same: there a small word comes first nearly always.
  const bare = !d.basis.topic && !d.basis.keyword && !d.basis.clause;
  const start =
    rng() < (bare ? 0.9 : 0.5)
      ? pick(
          rng,
          STARTS[d.basis.question?.kind ?? d.basis.moment ?? ''] ??
            (!d.plain && !d.basis.topic ? ANY_STARTS : []),
        )
      : undefined;
  const said = d.parts.map((p, i) =>
    vary(rng, p, d.tone, u.names, !d.plain && i === 0 && !start, !d.plain && i > 0),
  );
  const echo =
    start !== undefined && said[0]?.toLowerCase().startsWith(start.replace(/\W+$/, '').toLowerCase());
  const text = [echo ? undefined : start, ...said].filter(Boolean).join(' ');
  // Small words in front are the first to go when it gets long.
  return { ...d, text: words(text).length > MAX_WORDS && !u.caring ? d.text : text };
}

/** Three drafts in the order of REPLY_TONES. The same conversation always gives the same three. */
export function composeReplies(u: Understanding, source: string): Draft[] {
  const seed = hash(source);
  const her = {
    all: contentStems(u.conversation.girl.join('\n')),
    open: contentStems(
      (u.conversation.herOpenLines.length > 0
        ? u.conversation.herOpenLines
        : u.conversation.girl.slice(-2)
      ).join('\n'),
    ),
  };
  const chosen: Draft[] = [];
  for (const [i, tone] of REPLY_TONES.entries()) {
    const rng = chance(seed ^ (0x9e3779b9 * (i + 1)));
    let best: Draft | null = null;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let n = 0; n < CANDIDATES; n++) {
      const d = draft(rng, u, tone);
      if (!d) continue;
      // A little chance in the score keeps alike conversations from getting the very same reply.
      // Where nothing of hers is in it, chance decides among all that fit, so that it is not always the same few.
      const own = d.basis.topic || d.basis.keyword || d.basis.clause;
      const s = score(d, u, her, chosen) + rng() * (u.declined || u.caring ? 30 : own ? 2 : 6);
      if (s > bestScore) {
        best = d;
        bestScore = s;
      }
    }
    if (best) chosen.push(worded(rng, best, u));
  }
  const serious =
    u.caring || u.declined !== null || ['grief', 'badNews', 'annoyed', 'space'].includes(u.moment ?? '');
  const names = new Set(u.names);
  for (const t of u.topics) for (const w of t.name.split(' ')) if (/^\p{Lu}/u.test(w)) names.add(w);
  for (const k of u.keywords) if (/^\p{Lu}/u.test(k)) names.add(k);
  return chosen.map((d, i) => ({
    ...d,
    text: dress(d.text, u.style, { emoji: !serious && i !== 0, laugh: !serious && i === 1, names }),
  }));
}
