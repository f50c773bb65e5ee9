/** Advice on his own profile, made of his own facts. */
import { phraseFor } from '../evidence-phrases';
import type { DashboardProfile, StandaloneProfile, Suggestion } from '../types';
import { type Chance, capitalise, chance, hash, pick, sentences, straighten, words } from './text';

function fact(id: string): string {
  const f = phraseFor(id);
  return f ? `${capitalise(f.strengthPhrase)} ${f.clause}.` : '';
}

const CLICHES: [RegExp, string][] = [
  [
    /\blove(?:s)? to laugh\b|\blike to laugh\b|\bgood sense of humou?r\b/i,
    'everybody likes to laugh: name one thing that made you',
  ],
  [/\bpartner in crime\b/i, '"partner in crime" is everywhere: name the crime'],
  [/\bwork hard,? play hard\b/i, '"work hard, play hard" says nothing about you: say what the play is'],
  [/\bjust ask\b|\bask me anything\b/i, '"just ask" hands her the work: give her something to ask about'],
  [/\b(?:fluent in sarcasm|sarcastic)\b/i, 'sarcasm is better shown in one line than announced'],
  [
    /\b(?:no drama|drama[- ]free|no (?:games|time ?wasters|hook ?ups)|don'?t (?:bother|message|swipe)|if you('re| are) (?:a |just )?\w+ swipe left)\b/i,
    'a list of what you do not want reads as old anger: say what you do want',
  ],
  [
    /\b(?:love|like|enjoy) (?:to )?travel(?:l?ing)?\b/i,
    '"travel" is everybody\'s hobby: name one place and what happened there',
  ],
  [
    /\b(?:easy[- ]?going|laid[- ]back|chill|down to earth|simple guy|nice guy|normal guy)\b/i,
    'words such as "easy-going" are hard to picture: show the Sunday that proves it',
  ],
  [
    /\b(?:netflix|good food|music|movies|friends and family|family and friends|long walks)\b/i,
    'things that everybody likes need one detail that is only yours',
  ],
  [
    /\b(?:6'\d|\d{3} ?cm|six (?:foot|feet)|since (?:apparently )?(?:it|that) matters)\b/i,
    'a height with a sigh reads bitter: leave the comment out',
  ],
  [
    /\b(?:adventure|adventurous|spontaneous|passionate|ambitious|loyal|honest|open[- ]minded)\b/i,
    'adjectives are claims: one short scene is believed',
  ],
];

function cliches(text: string): string[] {
  return CLICHES.filter(([rule]) => rule.test(text)).map(([, advice]) => advice);
}

/** The single things of a list or of free text, in his words: 'climbing', 'my old Vespa'. */
export function itemsOf(text: string): string[] {
  return straighten(text)
    .replace(
      /\b(?:i (?:also |really |just |mostly )?(?:like|love|enjoy|am into|do|play|go)|i'm (?:really |very )?into|my (?:hobbies|interests) (?:are|include)|hobbies(?: are)?:?|interests(?: are)?:?|big fan of|fan of|in my free time|on weekends|mostly|mainly|currently|things like|stuff like|such as|also)\b/gi,
      ',',
    )
    .split(/[,;•\n|/]+|\.\s|\.$|\s(?:and|&|plus)\s|\s-\s/)
    .map((s) =>
      s
        .replace(/^[\s:.!-]+|[\s:.!?-]+$/g, '')
        .replace(/^(?:to|the|a bit of|some|watching a|going to the|and|or|with)\s+/i, (m) =>
          /the|watching|with/i.test(m) ? m : '',
        )
        .trim(),
    )
    .filter(
      (s) =>
        s.length > 2 &&
        words(s).length <= 7 &&
        !/^(?:i|my|me|it|that|etc|stuff|things|very|really|friends)$/i.test(s),
    );
}

function lowerStart(text: string): string {
  return /^(?:I\b|\p{Lu}{2,}|\p{Lu}\p{L}+\s\p{Lu})/u.test(text)
    ? text
    : text.replace(/^\p{Lu}(?=\p{Ll})/u, (c) => c.toLowerCase());
}

function firstSentence(text: string): string {
  return (sentences(text)[0] ?? '').replace(/[.!\s]+$/, '');
}

/** The one concrete thing in a text: with a number, a name, or several words; else the first. */
function mostConcrete(items: readonly string[]): string {
  return [...items].sort((a, b) => concreteness(b) - concreteness(a))[0] ?? '';
}

function concreteness(item: string): number {
  return (
    words(item).length +
    (/\d/.test(item) ? 2 : 0) +
    (/\s\p{Lu}/u.test(item) ? 2 : 0) -
    (/^(?:music|movies|films|food|travel|travelling|traveling|sports?|gym|reading|netflix|cooking|games|gaming)$/i.test(
      item,
    )
      ? 2
      : 0)
  );
}

const SCENE_ASKS = [
  'where it usually happens, who is there and what goes wrong',
  'the last time you did it, in one sentence with a place in it',
  'how you got into it and what you are still bad at',
  'the smallest detail only somebody who does it would know',
];

function join(items: readonly string[]): string {
  if (items.length <= 1) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}

function end(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** 'I am a nurse' from 'Nurse at St Mary' or from a whole sentence: kept as he wrote it when it is one. */
function workLine(career: string): string {
  const s = firstSentence(career);
  if (!s) return '';
  if (/^(?:i|i'm|i've|my|we|working|work|study|studying|studied|currently)\b/i.test(s))
    return end(
      capitalise(
        /^(?:working|studying)/i.test(s)
          ? `I'm ${lowerStart(s)}`
          : /^(?:work|study|studied)\b/i.test(s)
            ? `I ${lowerStart(s)}`
            : s,
      ),
    );
  return end(`By day: ${lowerStart(s)}`);
}

function wishLine(lookingFor: string): string {
  const s = firstSentence(lookingFor).replace(
    /^(?:i'?m |i am )?(?:looking|hoping|searching) for\s+|^(?:i |i'd )?(?:want|would like|like)\s+(?:to (?:find|meet)\s+)?|^to (?:find|meet)\s+|^seeking\s+/i,
    '',
  );
  return s
    ? end(
        `Hoping to meet ${/^(?:a|an|the|some|my|people|girls|women|friends|love|to)\b/i.test(s) ? lowerStart(s) : lowerStart(s)}`,
      )
    : '';
}

function bioDraft(
  rng: Chance,
  bio: string,
  interests: readonly string[],
  career: string,
  lookingFor: string,
): string {
  const own = sentences(bio)
    .filter((s) => cliches(s).length === 0 && words(s).length >= 3 && words(s).length <= 28)
    .slice(0, 2)
    .map((s) => end(capitalise(s)));
  const concrete = mostConcrete(interests);
  const rest = interests.filter((i) => i !== concrete).slice(0, 2);
  const opening = concrete
    ? (pick(rng, [
        `Most likely to be found: ${lowerStart(concrete)}.`,
        `Ask me about ${lowerStart(concrete)} and clear your evening.`,
        `The quickest way to my good side: ${lowerStart(concrete)}.`,
      ]) ?? '')
    : '';
  const more =
    rest.length > 0
      ? (pick(rng, [
          `Also in my week: ${lowerStart(join(rest))}.`,
          `You can tempt me with ${lowerStart(join(rest))}.`,
          `The rest of the time: ${lowerStart(join(rest))}.`,
        ]) ?? '')
      : '';
  const close = concrete
    ? (pick(rng, [
        `Tell me which of these you would try first.`,
        `Your turn: what should I be curious about?`,
        `Tell me the one thing your profile leaves out.`,
      ]) ?? '')
    : '';
  return [opening, ...own, workLine(career), more, wishLine(lookingFor), close].filter(Boolean).join(' ');
}

function bioAdvice(
  rng: Chance,
  bio: string,
  interests: readonly string[],
  career: string,
  lookingFor: string,
): Suggestion {
  const found = cliches(bio);
  const count = words(bio).length;
  const notes: string[] = [];
  if (found[0]) notes.push(`In your bio, ${found[0]}.`);
  if (found[1]) notes.push(`Also, ${found[1]}.`);
  if (count < 15)
    notes.push(`At ${count} words there is little to answer to: make it three or four sentences.`);
  if (count > 110) notes.push(`At ${count} words it is long: keep the three most particular sentences.`);
  if (notes.length === 0)
    notes.push(`Keep "${firstSentence(bio).slice(0, 80)}" and put your most particular detail before it.`);
  return {
    text: `${notes.join(' ')} A version made only of what you wrote: ${bioDraft(rng, bio, interests, career, lookingFor)}`,
    psychology: `It starts with the most particular thing you gave${interests[0] ? ` (${lowerStart(mostConcrete(interests))})` : ''} and leaves out what everybody writes. ${fact('original-profile')}`,
    evidence: 'original-profile',
  };
}

export function dashboardAdvice(p: DashboardProfile): Suggestion[] {
  const rng = chance(hash(Object.values(p).join('\n')));
  const interests = itemsOf(p.interests);
  const life = itemsOf(p.lifestyle);
  const concrete = mostConcrete(interests) || firstSentence(p.interests);
  const second = interests.find((i) => i !== concrete) ?? mostConcrete(life);
  const scene = pick(rng, SCENE_ASKS) ?? SCENE_ASKS[0];
  const vague = cliches(`${p.interests} ${p.lifestyle}`)[0];
  return [
    bioAdvice(rng, p.currentBio, interests, p.career, p.lookingFor),
    {
      text: [
        `Turn "${concrete}" from a word into a scene: write ${scene}.`,
        second
          ? `Then put "${lowerStart(second)}" next to it: two things that do not usually go together are what people remember and ask about.`
          : '',
        `For your work, leave the title and say what you like about it: "${workLine(p.career)} The part I like best is ..." with your own ending.`,
        life[0] ? `And let "${lowerStart(mostConcrete(life))}" show in a photo or a small habit.` : '',
        vague ? `One more thing: ${vague}.` : '',
      ]
        .filter(Boolean)
        .join(' '),
      psychology: `It takes "${concrete}"${second ? ` and "${second}"` : ''} from your own answers, because a scene can be pictured and asked about. ${fact('specific-interest')}`,
      evidence: 'specific-interest',
    },
    lookingForAdvice(
      p.lookingFor,
      [p.currentBio, p.interests, p.career, p.lifestyle].join(' '),
      mostConcrete(life) || concrete,
    ),
  ];
}

function lookingForAdvice(lookingFor: string, me: string, anchor: string): Suggestion {
  const mine = words(me).length;
  const hers = words(lookingFor).length;
  const share = Math.round((100 * mine) / Math.max(1, mine + hers));
  const balance =
    share > 85
      ? `What you gave is about ${share}% you and ${100 - share}% what you look for: one more sentence on the second part would help.`
      : share < 60
        ? `What you gave is about ${share}% you and ${100 - share}% what you look for: shorten the wish list and tell more of yourself.`
        : `At about ${share}% you and ${100 - share}% what you look for, the balance is good.`;
  const negative = /\b(?:no |not |don'?t|never|without|nobody|tired of|sick of)\b/i.test(lookingFor)
    ? ' Say each of the things you do not want as its opposite: what a good week with somebody looks like.'
    : '';
  return {
    text: `${balance} Say what you hope for as a moment instead of a list: "${wishLine(lookingFor)}${anchor ? ` Somebody who would join me for ${lowerStart(anchor)}, or bring something I have never tried.` : ''}"${negative}`,
    psychology: `It keeps your own wish ("${firstSentence(lookingFor).slice(0, 60)}") and makes it a picture she can see herself in. ${fact('seventy-thirty')}`,
    evidence: 'seventy-thirty',
  };
}

const PHOTO_CHECKS: [RegExp, string][] = [
  [
    /\b(?:selfies?|mirror|bathroom|gym mirror|car selfie)\b/i,
    'Swap the selfies for pictures that somebody else took while you were doing something.',
  ],
  [
    /\b(?:group|friends|with (?:my )?(?:mates|buddies|boys))\b/i,
    'Keep one group picture at most, never as the first: she should not have to guess who you are.',
  ],
  [
    /\b(?:sunglasses|hat|cap|mask|helmet|from (?:far|behind)|blurry|dark)\b/i,
    'Make the first picture one where your eyes are seen, in daylight, without sunglasses.',
  ],
  [
    /\b(?:fish|fishing|car|cars|watch|money|bottle|club|party|drunk|shirtless|topless|abs)\b/i,
    'A picture that shows off says less than one in which you are busy with something you like.',
  ],
  [
    /\b(?:old|years ago|from 20\d\d|college|younger|before)\b/i,
    'Use pictures from the last year: meeting somebody who looks like his pictures is a relief.',
  ],
  [
    /\b(?:only|just) (?:one|1|two|2)\b|\bone (?:photo|picture|pic)\b/i,
    'Add pictures until there are four to six: face, whole figure, doing something, with people.',
  ],
  [
    /\b(?:ex|with (?:a )?(?:girl|women|sister|female))\b/i,
    'Leave out pictures with women who could be taken for an ex, or say who it is.',
  ],
];

function photoAdvice(photos: string, interests: readonly string[]): Suggestion {
  const notes = PHOTO_CHECKS.filter(([rule]) => rule.test(photos))
    .map(([, advice]) => advice)
    .slice(0, 3);
  const own = itemsOf(photos);
  const keep = own.find((i) => !PHOTO_CHECKS.some(([rule]) => rule.test(i)));
  const concrete = mostConcrete(interests);
  return {
    text: [
      keep ? `Keep "${lowerStart(keep)}" and bring it forward: it shows something.` : '',
      ...notes,
      concrete
        ? `Add one of you with ${lowerStart(concrete)}, taken by someone else, so that picture and text tell the same story.`
        : '',
      notes.length === 0
        ? 'Order them as face in daylight first, then doing something, then with people, then one with a story she can ask about.'
        : '',
    ]
      .filter(Boolean)
      .join(' '),
    psychology: `It goes by what you described${own[0] ? ` ("${lowerStart(own[0])}")` : ''}. Pictures that match the text read as honest. ${fact('seventy-thirty')}`,
    evidence: 'seventy-thirty',
  };
}

export function standaloneAdvice(p: StandaloneProfile): Suggestion[] {
  const rng = chance(hash(Object.values(p).join('\n')));
  const interests = itemsOf(p.interests);
  const concrete = mostConcrete(interests) || firstSentence(p.interests);
  const others = interests.filter((i) => i !== concrete).slice(0, 2);
  const scene = pick(rng, SCENE_ASKS) ?? SCENE_ASKS[0];
  const vague = cliches(p.interests)[0];
  const wish = lookingForAdvice(p.goals, [p.currentBio, p.interests].join(' '), concrete);
  return [
    bioAdvice(rng, p.currentBio, interests, '', p.goals),
    photoAdvice(p.photos, interests),
    {
      text: [
        `Choose "${concrete}" as the one people will ask about and write ${scene}.`,
        others.length > 0
          ? `Let ${others.map((o) => `"${lowerStart(o)}"`).join(' and ')} stand beside it in a few words.`
          : 'One more interest, as different from it as possible, would make you easier to write to.',
        vague ? `Careful: ${vague}.` : '',
      ]
        .filter(Boolean)
        .join(' '),
      psychology: `"${concrete}" is the most particular thing in your list, so it is the easiest to answer to. ${fact('specific-interest')}`,
      evidence: 'specific-interest',
    },
    {
      text: `${wish.text} Read all of it aloud once: if a sentence could stand in a stranger's profile, change it until it cannot.`,
      psychology: `It brings your goal ("${firstSentence(p.goals).slice(0, 60)}") and the rest into one picture. ${fact('seventy-thirty')}`,
      evidence: 'seventy-thirty',
    },
  ];
}
