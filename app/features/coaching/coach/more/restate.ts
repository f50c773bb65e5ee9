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
    .replace(
      /\b(to|for|with|at|on|about|from|of|by|than|like|did|does|makes?|made|make|gets?|keeps?|surprised|scares?|takes?|gives?|gave|got|teach|taught|told|asked) you\b/g,
      '$1 me',
    )
    .replace(/[a-z']+/g, (w) => HIS[w] ?? w)
    .replace(/\bI are\b/g, "I'm")
    .replace(/\bI were\b/g, 'I was');
}

/** Where what she asks ends and something else begins. */
const END = String.raw`(?=\s*(?:[?.!,;(]|$|\b(?:haha|lol|because|cos|or not|and (?:why|how|what|don't|be|no)|be honest|honestly|btw|though|tho|then|so (?:i|we|you|that)|no lying|don't)\b))`;

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
      String.raw`\b(?<!\b(?:if|when|whenever|hope) )(?:have you|you|have u) ever (?!need|feed|speed)((?:been|had|seen|done|tried|\w+ed|met|won|lost|made|got|gone|driven|eaten|slept|written|read|found|broken|bought|caught|fallen|felt|flown|given|held|kept|ridden|sung|stolen|taken|thought|thrown|worn|fought|left|let|put|said|told|worked|lived) ?[^?.!,;]*?)${END}`,
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
  String.raw`\b(what|who|where|when|why|how|which [a-z]+|what [a-z]+|how (?:many|much|long|far|often) ?[a-z]*) (do|does|did|should|would|could|can|will|is|are|was|were|have|has) (i|you|we|they|he|she|it|(?:a|the|my|your|this|that|his|her|their|our) [a-z'-]+|yours|mine|people|everyone)\b ?([^?.!,;]*?)${END}`,
);

function clauseAsked(text: string): string | null {
  const [, word = '', aux = '', who = '', rest = ''] = INVERTED.exec(text) ?? [];
  if (!word || /^(?:(?:is|are|was|were) (?:it|that|this)|(?:is|are|does|has) i)$/.test(`${aux} ${who}`))
    return null;
  if (aux === 'do') return `${word} ${who} ${rest}`;
  if (aux === 'does' || aux === 'did') {
    const [verb = '', ...more] = rest.split(' ');
    const past = aux === 'did' ? PAST[verb] : verb && `${verb}${/(?:s|x|ch|sh|o)$/.test(verb) ? 'es' : 's'}`;
    return past ? [word, who, past, ...more].join(' ') : null;
  }
  return `${word} ${who} ${aux} ${rest}`;
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
  const asked = clauseAsked(text);
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
    .replace(/\byou(ve|d|ll)\b/g, "you'$1");
  const passing = IN_PASSING.find(([, rule]) => rule.test(text));
  if (passing) return { kind: passing[0], text: sentence };
  const [kind, about] = saidBack(text) ?? [];
  if (!kind || about === undefined) return null;
  if (!asks && kind !== 'yesOrNo' && !ASKS_ITSELF.has(kind)) return null;
  if (about.split(' ').length > MOST_WORDS || FORBIDDEN.test(about) || / or | and .* (?:you|I) /.test(about))
    return null;
  return { kind, text: sentence, ...(about ? { about } : {}) };
}

const YES_OR_NO = /\byes or no\b|\by\/n\b/;

export const RESTATED: Readonly<Record<string, TopicLine[]>> = {
  willYou: answers(`
c Of course, consider it done.
c Yes, leave that to me.
c Gladly, anything else while I'm at it?
p At once, and I accept tips in the form of gossip.
p Done, and I didn't even ask for a receipt.
p Yes, this is the service I'm known for.
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
p Approved, without a single committee meeting.
i Yes, and I like that you ask.
i It is, and it tells me something nice about you.
i Yes, I was hoping it would be something like that.
`),
  wordMeaning: answers(`
c Good question, it's easier to show than to explain, so ask me again in person.
c It depends on who says it, and I promise to explain it properly when we speak.
p Half of the people who use it couldn't tell you, so you're in good company.
p It's one of those where the tone does all the work, I'd need my eyebrows for it.
i Words like that change with the person who says them, which is why I like them.
i Nobody ever explained it to me either, one day I just knew.
`),
  hisMost: answers(`
c As for {a}, I'd like to tell you that one properly, with all the details.
c {A}, I know it at once, and it deserves more than three lines.
c You'll get {a} from me in full, once I've heard yours.
p For {a} there are several candidates, and none of them is dignified.
p About {a} my lawyer has advised me to let you go first.
p {A} is a title several moments of mine are still fighting over.
i I had to think about {a}, and the first thing that came up surprised me.
i {A} is smaller than you'd expect, and I still think of it.
i I'd trade you {a} for yours, and I suspect mine is the odder one.
`),
  lastTime: answers(`
c Too long ago is the honest answer, I should {a} more often.
c Longer ago than I'd like, and now I want to {a} again.
p So long ago that I may have forgotten how to {a}.
p My last attempt to {a} predates most of my dignity.
i Not lately, and I notice that I miss it now that you ask.
i To {a} again is on a list in my head, and you've just moved it up.
`),
  everDone: answers(`
c Whether I've ever {a} is something I'd rather tell you face to face.
c Not in a way I'd brag about, so tell me how it was for you.
p If I've ever {a}, I kept it off my profile for good reasons.
p I could claim I've {a}, but you'd ask for details.
i Let me put it like this, I'd like to have {a} with someone who laughs about it.
i Not yet the way you mean it, and I'm curious what made you ask.
`),
  hisWhat: answers(`
c {A} depends a little on the company, and yours would make me braver.
c Ask me {a} on any day and you'd get the same plain answer, the simple thing done well.
p {A} is classified until I've heard yours.
p {A} is a question my friends are no longer allowed to answer for me.
i {A} says more about my mood than about my taste.
i {A} changes, and the reason why it changes is the interesting bit.
`),
  hisWhere: answers(`
c {A} matters less to me than who comes along.
c Somewhere quiet and a bit out of the way, I'd show you rather than tell you.
p {A} is a closely guarded secret with terrible security.
p Wherever the snacks are, everything else is negotiable.
i {A} is a place I'd rather show someone than describe.
i Near water if there's any, I think better there.
`),
  hisHow: answers(`
c {A} is mostly patience, and a bit of stubbornness.
c Calmly on the outside, and one step at a time.
p {A} is a mystery to science and to me.
p With snacks, confidence and very little method.
i {A} is something I only found out by doing it badly first.
i Slowly, and I ask people who are better at it, which is why I'm asking you.
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
c Yes. Short question, short answer, no regrets.
p Yes, and I'd like it noted that I answered in under a second.
p No, but I'd enjoy watching someone else do it.
i Yes, if only because the no would bore us both.
i Yes, and I knew it before you had finished asking.
`),
  anyWhat: answers(`
c {A} is a fair question, and you'd get a better answer from me in person.
c {A} is something I'd like to think about before I promise too much.
c {A} is worth a real answer, so give me a minute and no multiple choice.
p {A} is a mystery that even my friends have given up on.
p {A} is what the committee in my head is still arguing about.
p {A} is a question for experts, so naturally I'll answer it anyway.
i {A} is a better question than I usually get, I notice.
i {A} is the one I'd have asked you, and you were quicker.
i {A} has an obvious answer and a true one, and I'm after the true one.
`),
  wh: answers(`
c That one deserves more than a text, you'll get the full answer from me.
c Good question, and I want to answer it properly.
c You'll have that answer from me, and not in half a line.
c I'd rather give you the honest answer than the quick one.
p That's classified for now, but I do take bribes.
p My answer has several parts and a map.
p I'm not ready to be judged for that in writing.
p I plead the fifth until there are snacks.
i My answer to that changes with the company.
i There's an obvious answer and a true one, and you should get the true one.
i That says more about me than you'd think, so I'm choosing my words.
i That's the sort of thing I like being asked.
`),
};
