/** Advice on his own profile, made of his own words. */
import { factText } from '../evidence-phrases';
import type { DashboardProfile, StandaloneProfile, Suggestion } from '../types';
import { known } from './knowledge';
import {
  firstSentence,
  GENERAL,
  isConcrete,
  itemsOf,
  lowerStart,
  mostConcrete,
  own,
  wishOf,
  workOf,
} from './own-words';
import { photoAdvice } from './photos';
import { excerpt } from './psychology';
import { subjectsIn } from './subjects';
import { type Chance, capitalise, chance, hash, pick, sentences, shuffled, straighten, words } from './text';

/** What everybody writes, and what to write in its place; {q} is how he put it. */
const CLICHES: readonly [RegExp, string][] = [
  [
    /\b(?:love|like)s? (?:to laugh|laughing)\b|\bgood sense of humou?r\b/i,
    '"{q}" is true of everybody: name one thing that made you laugh this month',
  ],
  [
    /\b(?:just )?ask(?: me)?(?: anything| away)?(?=[.!]|$)/i,
    '"{q}" hands her the work: give her something to ask about',
  ],
  [
    /\b(?:no drama|drama[- ]free|no (?:\w+ )?(?:games|time ?wasters|hook ?ups|diggers)|don'?t (?:bother|message|swipe)[^.,]*|swipe left[^.,]*)/i,
    '"{q}" reads as old anger: say what you do want',
  ],
  [
    /\b(?:easy[- ]?going|laid[- ]back|chilled?|down[- ]to[- ]earth|(?:simple|nice|normal|average|regular|good) (?:guy|man|bloke|dude|lad))\b/i,
    '"{q}" is hard to picture: show the Sunday that proves it',
  ],
  [
    /\b(?:netflix|good food|good vibes|music|movies|films|friends and family|family and friends|long walks|the gym)\b/i,
    '"{q}" is on every profile: add the one detail that is only yours',
  ],
];

function cliches(text: string): string[] {
  return [...CLICHES, ...(known().advice?.cliches ?? [])].flatMap(([rule, advice]) => {
    const found = rule.exec(straighten(text))?.[0].trim();
    return found ? [advice.replace('{q}', excerpt(found, 40))] : [];
  });
}

/** Asked of an interest that nothing is known of. */
const SCENES = [
  'where it usually happens, who is there and what goes wrong',
  'how you got into it and what you are still bad at',
];
const WORK_BEGINNINGS = ['The part of my work nobody sees is ...', 'A good day at work ends with ...'];
const LIFE_BEGINNING = 'On a Sunday you find me ...';

/** Beginnings of sentences about it that only he can finish. */
function beginnings(rng: Chance, text: string): string[] {
  return shuffled(rng, subjectsIn(text).find((s) => s.rows.f && !s.inPassing)?.rows.f ?? []);
}

/** For work a job's own; what is known of a hobby fits no job. */
function workBeginning(rng: Chance, career: string): string {
  return beginnings(rng, career)[0] ?? pick(rng, WORK_BEGINNINGS) ?? '';
}

const isHeavy = (s: string) => Boolean(known().advice?.heavyNote(s));

function bioDraft(
  rng: Chance,
  bio: string,
  interests: readonly string[],
  career: string,
  lookingFor: string,
  life: string,
): string {
  const kept = sentences(bio)
    .filter(
      (s) => cliches(s).length === 0 && !/^no\b/i.test(s) && words(s).length >= 3 && words(s).length <= 28,
    )
    .slice(0, 3);
  const wish = wishOf(lookingFor);
  const said = [
    ...kept,
    ...(kept.length < 2
      ? sentences(life)
          .filter((s) => /^i\b/i.test(s) && isConcrete(s))
          .slice(0, 1)
      : []),
  ]
    // What is heavy does not come first.
    .sort((a, b) => Number(isHeavy(a)) - Number(isHeavy(b)))
    .map(own);
  const top = mostConcrete(interests);
  const start = top ? (beginnings(rng, top)[0] ?? null) : null;
  const work = workOf(career);
  const rest = interests.filter((i) => i !== top && cliches(i).length === 0 && !GENERAL.test(i)).slice(0, 2);
  const invite =
    rest.length > 0
      ? `Ask me about ${rest.map(lowerStart).join(' or ')}.`
      : top && !start && !GENERAL.test(top)
        ? `Ask me about ${lowerStart(top)}.`
        : '';
  return [
    ...said,
    work && !said.some((s) => sharesMost(s, work)) ? work : '',
    start ?? '',
    said.length === 0 ? LIFE_BEGINNING : '',
    wish ?? '',
    invite,
  ]
    .filter(Boolean)
    .join(' ');
}

const sharesMost = (a: string, b: string) => {
  const there = new Set(words(a));
  const all = words(b);
  return all.filter((w) => there.has(w)).length > all.length * 0.6;
};

const SHORT_BIO_WORDS = 15;
const LONG_BIO_WORDS = 110;

function bioAdvice(
  rng: Chance,
  bio: string,
  interests: readonly string[],
  career: string,
  lookingFor: string,
  life: string,
): Suggestion {
  const count = words(bio).length;
  const good = sentences(bio).find((s) => cliches(s).length === 0 && isConcrete(s) && !isHeavy(s));
  const notes = cliches(bio)
    .slice(0, 2)
    .map((n) => `${n}.`);
  if (good) notes.unshift(`Keep "${excerpt(good.replace(/[.!]+$/, ''), 80)}": it can be pictured.`);
  const hard = known().advice?.heavyNote(bio);
  if (hard) notes.push(hard);
  if (count < SHORT_BIO_WORDS)
    notes.push(`At ${count} words there is little to answer to: make it three or four sentences.`);
  if (count > LONG_BIO_WORDS)
    notes.push(`At ${count} words it is long: keep the three most particular sentences.`);
  const draft = bioDraft(rng, bio, interests, career, lookingFor, life);
  const gaps = draft.includes('...') ? ', the gap is yours to fill' : '';
  return {
    text: `${notes.map((n) => capitalise(n)).join('\n')}\nA start, in your own words${gaps}: ${draft}`.trim(),
    psychology: `${good ? `It builds on "${excerpt(good.replace(/[.!]+$/, ''))}", the most particular thing you wrote` : 'It leaves out what everybody writes'}. ${factText('original-profile')}`,
    evidence: 'original-profile',
  };
}

/** How an interest becomes something she can answer to. */
function sceneFor(rng: Chance, interest: string, scene = ''): string {
  const [first, second] = beginnings(rng, interest);
  return first
    ? `For "${interest}", finish one of these: "${first}"${second ? ` or "${second}"` : ''}`
    : `Turn "${interest}" from a word into a scene: write ${scene}.`;
}

function interestNotes(rng: Chance, interests: readonly string[], text: string): string[] {
  const top = mostConcrete(interests) || firstSentence(text);
  const second = interests.find((i) => i !== top);
  const vague = cliches(text)[0];
  const scenes = shuffled(rng, SCENES);
  return [
    sceneFor(rng, top, scenes[0]),
    second
      ? sceneFor(rng, second, scenes[1])
      : 'One more interest, unlike it, would make you easier to write to.',
    vague ? `${capitalise(vague)}.` : '',
  ];
}

const LONG_WISH_WORDS = 7;
const FEW_WORDS = 40;
/** No wish yet, or one for the app. */
const NO_WISH =
  /^(?:i )?(?:not sure|idk|don'?t (?:really )?know|no idea|dunno|unsure|anything|whatever|nothing|more|get more|matches)\b/i;

function wishAdvice(rng: Chance, lookingFor: string, me: string, closing = ''): Suggestion {
  const mine = words(me).length;
  const hers = words(lookingFor).length;
  const share = Math.round((100 * mine) / Math.max(1, mine + hers));
  const balance =
    mine + hers < FEW_WORDS
      ? ''
      : share > 85
        ? `You say about ${share}% on yourself: one more sentence on her would help.`
        : share < 60
          ? `You say only about ${share}% on yourself: shorten the wish list.`
          : '';
  const wish = excerpt(firstSentence(lookingFor));
  const pictures = (known().advice?.pictures ?? [])
    .filter(([rule]) => rule.test(lookingFor))
    .slice(0, 2)
    .map(([, p]) => p);
  const negative =
    /(?:^|[,.;] ?|\band )(?:no|not|nobody|without)\b|\b(?:don'?t want|tired of|sick of)\b/i.test(lookingFor);
  const named =
    words(wish).length > LONG_WISH_WORDS ? `Take "${wish}" further` : `"${wish}" is a wish many have`;
  const end =
    pick(rng, ['A good week with somebody looks like ...', 'You would get on with me if ...']) ?? '';
  return {
    text: [
      balance,
      NO_WISH.test(wish) || !/\p{L}/u.test(wish)
        ? `"${wish}" leaves her guessing: decide on one true sentence, it can be small.`
        : pictures.length > 0
          ? `${named}: write ${pictures.join(', and ')}.`
          : negative
            ? `"${wish}" says what went wrong before.`
            : `Make "${wish}" a moment she can see herself in.`,
      negative ? 'Say each thing you do not want as its opposite.' : '',
      `If you are stuck, finish this: "${end}"`,
      closing,
    ]
      .filter(Boolean)
      .join('\n'),
    psychology: `It keeps your own wish ("${wish}") and makes it a picture. ${factText('seventy-thirty')}`,
    evidence: 'seventy-thirty',
  };
}

export function dashboardAdvice(p: DashboardProfile): Suggestion[] {
  const rng = chance(hash(Object.values(p).join('\n')));
  const interests = itemsOf(p.interests);
  const life = sentences(p.lifestyle).flatMap((s) =>
    /^(?:i|my|we)\b/i.test(s) ? [s.replace(/[.!]+$/, '')] : itemsOf(s),
  );
  const lived = life.find((s) => isConcrete(s) && cliches(s).length === 0);
  return [
    bioAdvice(rng, p.currentBio, interests, p.career, p.lookingFor, p.lifestyle),
    {
      text: [
        ...interestNotes(rng, interests, p.interests),
        `For your work, one moment beats the title: "${workBeginning(rng, p.career)}"`,
        lived
          ? `"${excerpt(lived)}" says more than any adjective: give it a place near the top, or a photo.`
          : `From "${excerpt(firstSentence(p.lifestyle))}", show one habit somebody could join you in.`,
      ]
        .filter(Boolean)
        .join('\n'),
      psychology: `It takes ${[mostConcrete(interests), firstSentence(p.career)]
        .filter(Boolean)
        .map((s) => `"${excerpt(s, 40)}"`)
        .join(
          ' and ',
        )} from your own answers, because a scene can be pictured and asked about. ${factText('specific-interest')}`,
      evidence: 'specific-interest',
    },
    wishAdvice(rng, p.lookingFor, [p.currentBio, p.interests, p.career, p.lifestyle].join(' ')),
  ];
}

export function standaloneAdvice(p: StandaloneProfile): Suggestion[] {
  const rng = chance(hash(Object.values(p).join('\n')));
  const interests = itemsOf(p.interests);
  const top = mostConcrete(interests) || firstSentence(p.interests);
  return [
    bioAdvice(rng, p.currentBio, interests, '', p.goals, ''),
    photoAdvice(p.photos, top),
    {
      text: interestNotes(rng, interests, p.interests).filter(Boolean).join('\n'),
      psychology: `"${excerpt(top)}" is the most particular thing in your list, so it is the easiest to answer to. ${factText('specific-interest')}`,
      evidence: 'specific-interest',
    },
    wishAdvice(
      rng,
      p.goals,
      [p.currentBio, p.interests].join(' '),
      "Read it aloud: what could stand in a stranger's profile has to change.",
    ),
  ];
}
