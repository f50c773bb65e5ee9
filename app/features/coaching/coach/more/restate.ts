/**
 * Questions that none of the known ones is, said back from his side: 'what's the furthest you've ever run?' is 'the furthest I've ever
 * run'. What can be said to these states nothing of his life. Form: question-rules.ts and content/answers.ts; {a} is what is said back.
 */
import { answers } from '../content/answers';
import type { TopicLine } from '../content/topic';
import type { Question } from '../question-rules';
import { plain } from '../text';
import { FORBIDDEN } from '../wording';
import { eitherOf } from './either';

/** Said back to her, longer ones read as a transcript. */
const MOST_WORDS = 9;

const HIS: Readonly<Record<string, string>> = {
  you: 'I',
  your: 'my',
  yours: 'mine',
  yourself: 'myself',
  "you've": "I've",
  "you'd": "I'd",
  "you're": "I'm",
  "you'll": "I'll",
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  "i'm": "you're",
  "i've": "you've",
};

/** From his side: 'the oddest thing you own', 'the oddest thing I own'; 'to you' is 'to me'. */
function fromHisSide(text: string): string {
  return text
    .replace(/\byou (?:two|both|guys|all|lot)\b/g, 'we')
    .replace(/\b(?<!than )you$/, 'HIM')
    .replace(
      /\b(to|for|with|at|on|about|from|of|by|than|like|did|does|makes?|made|make|gets?|keeps?|surprised|scares?|takes?|gives?|gave|got|teach|taught|told|asked) you\b/g,
      '$1 HIM',
    )
    .replace(/[a-z']+/g, (w) => HIS[w] ?? w)
    .replace(/\bHIM\b/g, 'me')
    .replace(/\bI are\b/g, "I'm")
    .replace(/\bI were\b/g, 'I was');
}

/** Where what she asks ends and something else begins. */
const END = String.raw`(?=\s*(?:[?.!,;()]|$|\b(?:haha|lol|because|cos|or not|and (?:why|how|what|don't|be|no)|be honest|honestly|btw|though|tho|then|so (?:i|we|you|that)|no lying|don't)\b))`;

const FORMS: readonly [kind: string, rule: RegExp][] = [
  [
    'hisMost',
    new RegExp(
      String.raw`\b(?:what|which|who)(?:'s| is| was| are| were|s) ((?:the|your) (?:(?:\w+est|most \w+|worst|best|last|first|one|only|biggest|weirdest)\b)[^?.!,;]*?)${END}`,
    ),
  ],
  // 'Tell me your most useless superpower', 'what's one thing you can fix without help?'
  [
    'hisMost',
    new RegExp(
      String.raw`\b(?:tell me|give me|show me|name|share|confess) ((?:your|the) (?:most|\w+est|best|worst|last|first|guilt\w+|secret|strangest|hidden|go-to)\b[^?.!,;]*?)${END}`,
    ),
  ],
  [
    'hisMost',
    new RegExp(
      String.raw`\b(?:what's|what is|whats|tell me|name|give me) ((?:one|a|something|a single) (?:thing |word |skill |food |habit |smell |sound |place )?(?:that )?you [^?.!,;]*?)${END}`,
    ),
  ],
  [
    'verdict',
    new RegExp(
      String.raw`\b(?:what(?:'s| is)? (?:your )?|your |any |got an? )(?:view|opinion|stance|take|thoughts?|position|feelings?|verdict) (?:on|about|of|regarding) ((?!that\b|it\b|this\b|me\b|us\b)[a-z'-]+(?: [a-z'-]+){0,3}?)${END}`,
    ),
  ],
  [
    'lastTime',
    new RegExp(String.raw`\bwhen (?:did|was the last time) you (?:last )?([a-z][^?.!,;]*?)${END}`),
  ],
  [
    'everDone',
    new RegExp(
      String.raw`\b(?<!\b(?:if|when|whenever|hope) )(?:have you|have u|(?<![a-z'] )you) ever (?!need|feed|speed)((?:been|had|seen|done|tried|\w+ed|met|won|lost|made|got|gone|driven|eaten|slept|written|read|found|broken|bought|caught|fallen|felt|flown|given|held|kept|ridden|sung|stolen|taken|thought|thrown|worn|fought|left|let|put|said|told|worked|lived) ?[^?.!,;]*?)${END}`,
    ),
  ],
  [
    'hisWhat',
    new RegExp(String.raw`\b(what do you (?!mean|think|do\b|say|reckon|want\b)[a-z]+[^?.!,;]*?)${END}`),
  ],
  [
    'hisWhere',
    new RegExp(String.raw`\b(where (?:do|would) you (?!land|stand|fall|draw|sit|see)[a-z]+[^?.!,;]*?)${END}`),
  ],
  ['hisHow', new RegExp(String.raw`\b(how do you (?!feel|like|know|mean|do\b)[a-z]+[^?.!,;]*?)${END}`)],
  [
    'somewhat',
    new RegExp(
      `^(?:(?:so|and|but|ok|oh|wait|honest question|be honest|tell me)[,:]? )*are you (?:also |really |secretly |actually |always )?((?:scared|afraid|terrified|frightened) of [^?.!,;]*?|ticklish|superstitious|competitive|patient|impatient|jealous|stubborn|shy|tidy|messy|organi[sz]ed|sentimental|clumsy|romantic|punctual|fussy|nosy|squeamish|sensitive|spontaneous)${END}`,
    ),
  ],
];

/** A question with 'what', 'who', 'where', 'when', 'why' or 'how' as the clause it asks for: 'what should I teach him' is 'what you should teach him'. */
const INVERTED = new RegExp(
  String.raw`\b(what|who|where|when|why|how|which [a-z]+|what [a-z]+|how (?:many|much|long|far|often) ?[a-z]*) (do|does|did|should|would|could|can|will|is|are|was|were|have|has) (i|you|we|they|he|she|it|(?:a|the|my|your|this|that|his|her|their|our) [a-z'-]+|yours|mine|people|everyone)\b ?([^?.!,;()]*?)${END}`,
);

function clauseAsked(text: string): string | null {
  const [, word = '', aux = '', who = '', rest = ''] = INVERTED.exec(text) ?? [];
  // 'What was your favourite part' asks for a thing, and so does 'what is the best bit'.
  if (/^(?:is|are|was|were)$/.test(aux) && / /.test(who) && /^[a-z]+$/.test(rest.trim())) return null;
  if (!word || /^(?:(?:is|are|was|were) (?:it|that|this)|(?:is|are|does|has) i)$/.test(`${aux} ${who}`))
    return null;
  if (aux === 'do') return `${word} ${who} ${rest}`;
  if (aux === 'does' || aux === 'did') {
    const [, adverb = '', verb = '', more = ''] = WITH_ADVERB.exec(rest) ?? [];
    if (!verb || verb === 'not') return null;
    const form = aux === 'did' ? PAST[verb] : thirdPerson(verb);
    return form ? `${word} ${who} ${adverb}${form}${more}` : null;
  }
  return `${word} ${who} ${aux} ${rest}`;
}

const WITH_ADVERB =
  /^((?:(?:always|never|ever|really|even|actually|just|still|usually|also|often|sometimes|only|suddenly) )*)([a-z']+)(.*)$/;

function thirdPerson(verb: string): string {
  if (verb === 'have') return 'has';
  return verb
    .replace(/([^aeiou])y$/, '$1ie')
    .replace(/(s|x|ch|sh|o)$/, '$1e')
    .concat('s');
}

const PAST: Readonly<Record<string, string>> = {
  do: 'did',
  make: 'made',
  get: 'got',
  say: 'said',
  go: 'went',
  have: 'had',
  think: 'thought',
  eat: 'ate',
  see: 'saw',
  find: 'found',
  learn: 'learned',
  start: 'started',
  end: 'ended',
  come: 'came',
  take: 'took',
  buy: 'bought',
  want: 'wanted',
  call: 'called',
  happen: 'happened',
  grow: 'grew',
  watch: 'watched',
  cook: 'cooked',
};

/** Forms that ask by themselves, without a question's form. */
const ASKS_ITSELF = new Set(['hisMost', 'everDone', 'verdict']);

function saidBack(text: string): [kind: string, about: string] | null {
  for (const [kind, rule] of FORMS) {
    const said = rule.exec(text)?.[1]?.trim();
    if (said)
      return [
        kind,
        fromHisSide(
          said
            .replace(/^(what|where|how) do you /, '$1 you ')
            .replace(/^(what|where|how) would you /, "$1 you'd "),
        ),
      ];
  }
  if (YES_OR_NO.test(text)) return ['yesOrNo', ''];
  // 'What has a Dublin man up in these parts' is said back by nobody.
  const asked = /\bwhat (?:has|have|had) (?!you\b|u\b)/i.test(text) ? null : clauseAsked(text);
  // 'What I think it is' cannot be followed by 'is'.
  return asked &&
    asked.split(' ').length > 2 &&
    asked.split(' ').length < 10 &&
    !/ (?:if|because|after|before|when(?! you were (?:a (?:kid|child|boy)|small|little|young(?:er)?|seven|ten|twelve))) /.test(
      asked,
    ) &&
    !/ (?:is|are|was|were|do|does|did|have|has)$/.test(asked.trim())
    ? ['anyWhat', fromHisSide(asked).trim()]
    : null;
}

/** Questions in the middle of a telling, see asked-in-passing.ts: the rules look for a question at the start of a sentence, or its mark. */
const IN_PASSING: readonly [string, RegExp][] = [
  [
    'kidsAges',
    /\b(?:what|how) (?:ages?|old) (?:are|is) (?:yours|your (?:kids?|children|boys?|girls?|lads?|sons?|daughters?|two|three|lot|little ones?))\b/,
  ],
  [
    'dayOk',
    /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next week|(?:the|next) weekend)(?: (?:night|evening|morning|afternoon|lunch(?:time)?))? (?:though|tho|instead|maybe|perhaps)\s*\?/,
  ],
  [
    'willYou',
    /\b(?:can|could|would|will) (?:you|u) (?:please |just |maybe |pls |possibly )?(?:get|grab|order|bring|pick|save|book|hold|buy|pass|keep|fetch|reserve|remind)\b(?! (?:fit|drunk|up early|on with|along))/,
  ],
  [
    'wantIt',
    /\b(?:do you|d'you|do u) (?:still )?want (?:it|one|some|this|them|me to|that (?:coffee|drink|dinner|lunch))\b/,
  ],
  [
    'okWithIt',
    /\b(?:would|is|will) (?:that|this|it) be (?:ok|okay|alright|all right|fine)(?: (?:with|for) you)?\b|\b(?:would|are) you (?:be )?(?:up|ok|okay) (?:for|with) (?:that|this|it)\b|\bis that (?:ok|okay|alright|all right|fine)(?: (?:with|for) you)?\s*(?:$|\?)/,
  ],
  [
    'rainPlan',
    /\bwhat (?:do|are|shall|should|would|will) we (?:do|doing) if it(?:'s)? (?:tips?|rains?|pours?|raining|pouring|wet|chucks?|buckets?)\b/,
  ],
  [
    'herLife',
    /\b(?:up for|ok(?:ay)? with|fine with|open to) (?:the )?(?:kids|children|my (?:kids|boys|girls|two|children|daughter|son))\b/,
  ],
  ['lieListed', /\b(?:two|2) truths (?:and|&|n) (?:a|one|1) lie\b(?!s\b).{24,}/],
];

/** See MoreKnowledge. */
export function restate(sentence: string, asks: boolean): Question | null {
  const options = eitherOf(sentence);
  if (options) return { kind: 'choice', text: sentence, options };
  const text = plain(sentence)
    .replace(/\bfavorite\b/g, 'favourite')
    // As it is dictated.
    .replace(/ question mark\W*$/, '?')
    .replace(/\byou(ve|d|ll)\b/g, "you'$1");
  const passing = IN_PASSING.find(([, rule]) => rule.test(text));
  if (passing) return { kind: passing[0], text: sentence };
  // 'How was that not a penalty' asks for nothing but agreement.
  if (HOW_NOT.test(text)) return { kind: 'howNot', text: sentence };
  const [kind, about] = saidBack(text) ?? [];
  if (!kind || about === undefined) return null;
  if (!asks && kind !== 'yesOrNo' && !ASKS_ITSELF.has(kind)) return null;
  if (about.split(' ').length > MOST_WORDS || FORBIDDEN.test(about) || / or | and .* (?:you|I) /.test(about))
    return null;
  return { kind, text: sentence, ...(about ? { about } : {}) };
}

const HOW_NOT =
  /\bhow (?:on earth |the hell |in the world )?(?:is|was|are|were|did|do|does|could|can|has|have) (?:\w+ ){1,3}?not\b|\bhow (?:is|was|are|were|did|do|does|could)n'?t (?:it|that|he|she|they|you|this)\b/;

const YES_OR_NO = /\byes or no\b|\by\/n\b/;

export const RESTATED: Readonly<Record<string, TopicLine[]>> = {
  howNot: answers(`
c I have no answer to that, and I've thought about it.
c It beats me, I'm entirely with you.
c There's no excuse, you're right.
p I'd like that looked into by somebody in a wig.
p I demand a recount, on your behalf.
p I'm as outraged as you are, and far less informed.
i That one will come back to you at three in the morning.
i I'd listen to the whole case, with slow motion.
i I like how much you mind.
`),
  willYou: answers(`
c Of course, consider it done.
c Yes, leave that to me.
c Gladly, anything else while I'm at it?
p Done, and I didn't even ask for a receipt.
p Yes, and I'm keeping count.
p On it, I like being useful.
i Yes, and I like that you simply ask.
i For you, gladly.
i I will, and you can tell me the reason in person.
`),
  wantIt: answers(`
c Yes please, I'd like that.
c I do, thank you for asking.
c Very much so.
p Yes, before you change your mind.
p I do, and I'm trying not to look too keen.
p Yes please, I've stopped being polite about it.
i I do, more than I let on.
i Yes, and I was hoping you'd ask.
i I'd have been sad not to be asked.
`),
  okWithIt: answers(`
c Of course, that's completely fine with me.
c Yes, absolutely, that works for me.
c Sure, and thanks for asking first.
p More than fine, I'd have suggested it if I were cleverer.
p Yes, and I don't even need time to think.
p Fine with me, and I'm not just being polite.
i Yes, and I like that you ask.
i It is, I'd even say I'm glad about it.
i Yes, I was hoping it'd be something like that.
`),
  wordMeaning: answers(`
c It's easier to show than to explain, so ask me again in person.
c Depends who says it, I'll explain it properly when we speak.
p Half the people who use it couldn't tell you, so you're in good company.
p I've only ever nodded along when people say it.
i It changes with the person who says it, that's why I like it.
i Nobody ever explained it to me either, one day I just knew.
`),
  hisMost: answers(`
c I'd have to think about {a}, there are a few.
c I'll tell you {a} properly when I see you.
c I know {a} straight away, but you first.
p There's some competition for {a}.
p If I told you {a}, you'd laugh.
p I'd need a minute and a coffee for {a}.
i I'll tell you {a} if you tell me yours.
i {A} changes every few years.
i {A} might surprise you, it surprised me.
`),
  lastTime: answers(`
c Too long ago, I should {a} more often.
c Longer ago than I'd like, and now I want to {a} again.
p So long ago that I may have forgotten how to {a}.
p Let's say I wouldn't dare to {a} in front of you without some practice.
i Not lately, and now you've made me want to {a} again.
i Too long ago, you've just put it back on my list.
`),
  everDone: answers(`
c I can't really say I've {a}, so I'd like to hear how it was for you.
c Not in a way I'd brag about, so tell me how it was for you.
p If I've ever {a}, nobody filmed it.
p I could claim I've {a}, but you'd ask for details.
i Maybe once, nearly, I'd rather hear first if you have.
i Not the way you mean it, and I'm curious what made you ask.
`),
  hisWhat: answers(`
c {A} depends on the day, to be honest.
c {A} changes from week to week.
c I'll tell you {a}, but you go first.
p You'd laugh if you knew {a}.
p {A} depends on how awake I am.
p If I told you {a}, you'd never let me forget it.
i I'd be curious to hear you guess {a}.
i {A} has changed a lot lately.
i {A} would tell you more about me than my profile does.
`),
  hisWhere: answers(`
c I'd rather show you {a} than describe it.
c Nowhere far, I like it close to home.
c Somewhere quiet and a bit out of the way, mostly.
p Wherever it's nearest, I'm a man of comfort.
p If I tell you {a}, everyone will be there next week.
p Wherever there's a decent coffee close by.
i Somewhere near water, if I get to choose.
i It depends on the weather and on who's coming.
i I'd like to take you along and see what you think.
`),
  hisHow: answers(`
c Patience, mostly, and a bit of stubbornness.
c Slowly, and one thing at a time.
c With a lot of practice and a few mistakes.
p With snacks, confidence and no real method.
p I'd love to know {a} myself.
p Badly at first, and then a little less badly.
i I'm still working out {a}, so I'll take tips from you.
i It took me a while, I had to find my own way.
i I've stopped thinking about {a}, that helped.
`),
  somewhat: answers(`
c {A}, a little, and I don't mind admitting it to you.
c A bit {a}, yes, more than people would guess.
p {A} is a strong word, but I've been called worse.
p Only slightly {a}, and only when someone is watching.
i More {a} than I look, and less than I used to be.
i {A} on some days, and the days in between are the interesting ones.
`),
  yesOrNo: answers(`
c Yes, and you can hold me to that.
c Yes. Short question, short answer.
p Yes, and I answered before I'd really thought about it.
p No, but I'd enjoy watching someone else do it.
i Yes, if only because the no would bore us both.
i Yes, and I knew it before you'd finished asking.
`),
  anyWhat: answers(`
c I'll tell you {a} when I see you, it's better told than typed.
c I'm still working out {a}, to be honest.
p Have a guess {a}, I'll say warm or cold.
p Guess {a}, you get three tries.
i You tell me {a}, I'd like to see how close you get.
i Your guess first, I'd like to see how close you get.
`),
  wh: answers(`
c I'll tell you properly when I see you.
c That one's better told than typed, I'll tell you when I see you.
c It depends, to be honest.
p Have a guess, I'll say warm or cold.
p You get three guesses and no help.
p I'd need ten minutes and something to eat for that one.
i Guess first, I'd like to hear what you think.
i I'm not sure yet, I'll tell you when I am.
i I've got an idea, but I'd like to hear yours first.
`),
};
