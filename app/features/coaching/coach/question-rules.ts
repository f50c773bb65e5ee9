/** How questions are told apart by their form; those that people often ask have patterns of their own (known-questions.ts). */
export interface Question {
  /** A known question's (content/asked-*.ts) or a form's (content/answers.ts). */
  kind: string;
  /** Its form, where the kind was learned and is not quite sure. */
  form?: string;
  /** The sentence as she wrote it. */
  text: string;
  /** A kind whose answers fit it better than its own, see more/asked-of-plans.ts. */
  sort?: string;
  /** Its answers are made for it alone: nothing of hers is taken up beside them. */
  alone?: true;
  /** Other kinds whose answers fit about as well. */
  also?: readonly string[];
  /** What it asks for, where the form says it: 'parking' in 'is there any parking?' */
  about?: string;
  /** For a choice: the two options, when they can be said back as they are. */
  options?: [string, string];
  /** It asks of illness or death, or of how he let her down: nothing in the answer is light. */
  grave?: true;
  /** What she wrote right before it, plain: 'death row, last meal.' before 'what are you having?' */
  said?: string;
}

const DAY =
  '(?:today|tonight|tomorrow|(?:this |next |on |the )?(?:weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|evening|afternoon|morning|summer|month)(?: (?:night|evening|afternoon|morning))?)';
const TIME =
  "(?:(?:at )?(?:\\d{1,2}(?:[:.]\\d{2})?\\s?(?:am|pm|ish|h|o'clock)?|noon|midnight|half (?:past )?\\w+))";

export type Rule = [kind: string, rule: RegExp];

/** The forms of questions that are none of the known ones; first match wins, on the plain sentence. */
export const RULES: Rule[] = [
  [
    'verdict',
    /\b(?:what|how) do you (?:think|feel) (?:of|about) (?:(?:the|a) )?([a-z]{4,}(?: [a-z]{4,})?)\s*\??$/,
  ],
  ['games', /^(?:so |oh |wow )*you (?:can|could|have time|manage|managed)\b.{5,80}\bbut\b/],
  ['mind', /\b(?:do|would) you mind\b/],
  [
    'reproach',
    /\bwhy\b.*\byou(?:r)?\b.*\b(?:dishonest|still|never|always|only|keep|not|lie|lied|hiding|old)\b|\bwhy (?:are|is) (?:all )?your\b/,
  ],
  ['why', /\bwhy (?:do|did|are|is|would|does|have|was|were|don't|not|on earth)\b/],
  ['howTo', /\bhow (?:do|can|should|would) (?:i|we|people|you even|one) (?!know|say|put)/],
  ['howMuch', /\bhow (?:many|much|often|long|far|fast|big|bad|good)\b/],
  ['like', /\bhow are you (?:with|at|about)\b/],
  ['howYou', /\bhow (?:do|did|would|can|does) (?!you (?:like|feel))\w+/],
  [
    'recommend',
    /\b(?:any|got|have|need|give me)\b.{0,12}\b(?:recommendations?|recs?|suggestions?|tips?|ideas?|advice)\b|\bwhat (?:should|shall|do) i (?:watch|read|eat|get|wear|cook|order|listen to|see|try|make|buy|bring)\b|\brecommend\b|\bwhere should i\b/,
  ],
  ['favorite', /\bfavorite\b|\bgo[- ]to\b|\bof choice\b|\bguilty pleasure\b/],
  [
    'hypothetical',
    /\bif (?:you|we|they) (?:could|had|were|won|got|only)\b|\b(?:what|which)\b.{0,20}\bwould you\b|\bimagine (?:you|if)\b|\byou (?:had to|get to|could only)\b/,
  ],
  [
    'most',
    /\b(?:the|your|what(?:'s)?|ever) (?:\w{3,}est|most \w+|worst|last|first|only)\b(?! (?:part|bit|thing about|name|time))/,
  ],
  ['whoYou', /\bwho(?:'s| is| would| do| does| did| was| are) \w+/],
  ['whenYou', /\bwhen (?:do|would|did|will|are|is|was) \w+/],
  ['whereYou', /\bwhere (?:do|would|did|are|is|should|will|can) \w+/],
  [
    'kind',
    /\b(?:what|which) (?:kind|type|sort|style|genre)s? of\b|\b(?:what|which) [a-z]{3,} (?:do|are|would) you\b/,
  ],
  [
    'isThere',
    /\b(?:is|are) there (?:(?:an?|any|some|good|enough|much)\b)? ?([^?.!,]{3,30}?)(?: (?:on|in|near|at|around|by|there|here|or|to|for|left)\b.*)?\??$/,
  ],
  ['wh', /(?<!\b(?:know|see|about|that's|and|or|me) )\b(?:what|which|whose)\b/],
  [
    'would',
    /\b(?:this|that|it) something you(?:'d| would)\b|\bwould you (?:ever |even |still |actually |really )*(?!rather|like to|want|say|prefer|pick|choose|be |describe|call|consider)\w+/,
  ],
  ['everBeen', /\b(?:have you|did you|you) (?:ever|already)\b|\bhave you (?:been|tried|seen|had|done)\b/],
  [
    'like',
    /\b(?:do|don't) you (?:also |even |really |actually |secretly )*(?:like|love|enjoy|prefer|dig)\b|\byou (?:a fan of|fond of|keen on|good with|into|big on)\b/,
  ],
  ['didYou', /\b(?:did|have|had) you\b/],
  [
    'opinion',
    /\b(?:think|agree|reckon|deal|right)\s*\?$|\b(?:do|don't) you (?:think|agree|reckon|believe|care)\b|\b(?:is|isn't|was|wasn't|would) (?:it|that|this|he|she|they)\b|\bam i\b|\bshould i\b/,
  ],
  ['habit', /\b(?:do|can|could|will|are|were) you\b/],
];

const NOT_A_QUESTION =
  /^(?:so |and |but |oh |haha |lol |ok )*(?:what a\b|what an\b|how (?:cute|sweet|nice|funny|lovely|cool|random|dare|adorable|awesome|annoying|exciting|kind)\b|when (?:i|we|my|it|the|he|she|they)\b|where (?:i|we|my|it|they)\b|which (?:is|was|makes|means)\b|who (?:knew|knows|cares|says|said|told)\b|how (?:i|we)\b|why (?:not|thank)\b(?!\?)|what (?:i|we|about me)\b|can you (?:believe|imagine)|want to\b(?! (?:go|grab|get|meet|come|hang|do|see|try|join|call|talk|play|move|watch))|what(?:ever)\b|do you know what i mean)/;
export const BOUNCE =
  /(?:^|[\s,.!?])(?:and )?(?:how about (?:you|yourself)|what about (?:you|yourself|yours)|(?:and )?(?:you|yourself|yours)\s*\?+|and you(?:rself)?\b|urs\s*\?|you too\s*\?|same (?:for|with) you\s*\?|how about yours|y tu|y tú|et toi|und du|e tu|e você|e voce|en jij)\s*[^\p{L}]*$/u;

/** A verb before its subject, at the start or after a small word: 'did the appointment go ok', 'but are you tall'. */
const AUXILIARY =
  /(?:^|[,:;.-] ?|\b(?:but|so|and|or|then|ok|right|also|just|btw|lol|haha|anyway|honestly|honest|seriously|tho|wait|go) )(?:do|did|does|is|are|was|were|can|could|shall|should|would|will|have|has|am)(?:n't)? (?:i|we|you|your|he|she|they|it|there|this|that|the|my|our|anyone|people|all)\b/;
/** A question after something else, with nothing before it that makes it a part of a statement ('I know what you mean'). */
const ASKED_INSIDE =
  /(?<!\b(?:know|see|of|about|wonder|wondering|tell you|remember|that's|is|was|forget|forgot|understand|like|exactly|not|asked|ask|idea|matter|sure|me|told|guess|from|and|or|love|hate|just|care) )\b(?:what|where|how|who|which|why)(?:'s| is| are| do| does| did| would| will| can| should)(?: \w+)? (?:it|you|that|your|one|we|i|next|the|this)\b/;
/** 'Not being funny but who is Thandi'. */
const AFTER_A_WORD =
  /\b(?:but|so|and|ok|anyway|also|honest|seriously|tho|test|question)[,:]? (?:what|who|where|when|why|which|how)(?: \w+)?(?:'s| is| are| were| do| does| did| would)\b|\bif you (?:were|could|had) .*\b(?:what|which|who|where)\b/;
/** Nothing but the thing, or a wish put as an order: 'death row, last meal', 'guess who', 'hot takes, go'. */
const ORDERED =
  /^(?:(?:so|and|but|ok|oh|haha|well|right|hey|hi|also|anyway|wait|honest|quick question|be honest|serious question|random|go on|question|important|first|yes|no|please|come on)[,: ]+)*(?:guess|tell|ask|pick|choose|name|distract|surprise|convince|impress|send|show|give|promise|describe|rate|recommend|help|save|rescue|teach|explain|remind|cheer|entertain|make me|say|admit|defend|best|worst|favorite|most|top|first|last|weirdest|funniest|biggest|any|got|loser|bet|fancy|up for|same|deal|agree|thoughts|ever|ideal|perfect|dream|hot take|unpopular)\b/;
const SPEAKS_OF_HIM = /\b(?:you|your|yours|yourself)\b/;
const STATES =
  /\b(?:i|i'm|i've|i'll|i'd|my|we|we're|he|she|they|was|were|had|he's|she's|it's|isn't|wasn't|don't)\b/;

const ASKING_WORD =
  /^(?:(?:so|and|but|oh|haha|lol|ok|hey|hi|btw|also|anyway|wait|right|honestly)[,: ]+)*(?:what|where|when|why|who|whose|which|how)(?:'s|'re| is| are| was| were| do| does| did| would| should| will| can| could| have| has| had| kind| sort| type| one| time| \w+ (?:do|does|did|would|should|are|is|can|will)|ever\b)?\b/;

/** Verb before subject: a question with or without its mark. */
export function asksPlainly(text: string): boolean {
  return (
    text.includes('?') ||
    AUXILIARY.test(text) ||
    ASKED_INSIDE.test(text) ||
    AFTER_A_WORD.test(text) ||
    (ASKING_WORD.test(text) && !NOT_A_QUESTION.test(text))
  );
}

/** May a plain sentence be a question at all? Many are typed without their mark. */
export function mayAsk(text: string): boolean {
  if (asksPlainly(text)) return true;
  const count = text.split(' ').length;
  return (
    !NOT_A_QUESTION.test(text) &&
    ((count <= 16 && ORDERED.test(text)) ||
      (!STATES.test(text) && (count <= 4 || (count <= 10 && SPEAKS_OF_HIM.test(text)))))
  );
}

/** 'Ramen or the indian, you choose', 'pick one: sea or snow'. */
export const LEFT_TO_HIM =
  /^(?:ok |so |right |well |and |but )*([a-z' -]{3,40}?) or ([a-z' -]{3,40}?)[,.!: -]+(?:you (?:choose|pick|decide)|your (?:call|choice|pick)|up to you)\b|\b(?:pick|choose)(?: one)?[:, ]+([a-z' -]{3,40}?) or ([a-z' -]{3,40}?)(?=$|[.!?,])/;
/** 'Can I be boring for a sec?' waits for no answer. */
export const ASIDE =
  /^(?:ok |so |and |but )*(?:can|may|could) i (?:be|say|tell|just|vent|admit|confess|rant|ask you something|ask a)\b/;
/** 'Window or aisle, go': two things and nothing else. */
export const EITHER =
  /^(?:ok |so |and |quick |question |serious )*(?!(?:now|sooner|later|maybe|today|more|yes|this|are|is|do|can|should|shall|will|would|what|which|one|two)\b)((?:\d+ )?[a-z' -]{2,24}) or (?!(?:so|not|two|what|later|something|else|never|whatever|more|less|die)\b)((?:\d+ )?[a-z' -]{2,36}?)(?:[,.! ]+(?:go|quick|now|serious answer))?[.!?]*$/;
/** Looked at before the known questions: two ways she cannot choose between, and a day or hour named. */
export const FIRST_RULES: Rule[] = [
  [
    'favorite',
    /^(?:(?:so|ok|and|important|question|quick question|go on)[,:. ]+)*favorite [a-z]+(?: [a-z]+)?[.!]*$/,
  ],
  ['whenSuits', /\b\d{1,2}(?:[:.]\d{2})?(?: ?[ap]m)? or (?:at )?\d{1,2}(?:[:.]\d{2})?(?: ?[ap]m)?\s*\?/],
  [
    'dayOk',
    new RegExp(
      `\\b(?:does|would) .{0,40}\\b(?:work|suit)\\b[^,.]{0,12}\\?|\\b(?:does|would|is|how about|what about|how's|how does) (?:${DAY}(?: ${TIME})?|${TIME}) (?:work|suit|good|ok|fine|sound)\\b|\\b(?:meet|see you|pick me up|say)(?: you)?(?: there)? (?:at |around |on )?${TIME}\\s*\\?|\\b(?:how|what) about (?:${DAY}(?:,? (?:${TIME}))?|${TIME})\\s*\\?|^(?:maybe )?(?:${DAY}(?:,? (?:at |around )?${TIME})?|${TIME})\\s*(?:then|work|ok|good|at .{3,30})?\\s*\\?$|\\b(?:${DAY}) (?:at |around )?${TIME}\\s*\\?`,
    ),
  ],
  [
    'dayOk',
    new RegExp(
      `\\b(?:are you|you|you're) (?:free|around|available|busy|in town|off work|off)\\b.*?${DAY}|\\bdo you have (?:any )?time (?:for |on )?${DAY}|\\b(?:can|could|shall) we (?:do|say|make it|meet|move it to|try) .{0,20}?${DAY}`,
    ),
  ],
  [
    'whenSuits',
    /\b(?:are you|you|you're) (?:free|around|available)\b|\bwhat(?:'s| is) your (?:schedule|week) (?:like|looking like)/,
  ],
  [
    'weekendPlans',
    new RegExp(
      `\\b(?:any|got any|what(?:'s| are| is)|have any|have you got any|got|do you have(?: any)?|making any) (?:your |the |fun |big |exciting |good |nice |other )*plans?\\b(?! b\\b)|\\bwhat(?:'re| are| will)? you (?:doing|up to|going to do|getting up to|do)\\b.*?${DAY}|\\b(?:doing|up to|got) (?:anything|something|much)\\b.*?${DAY}|\\bwhat(?:'s| is) (?:on|happening|the plan|your plan)\\b.*?${DAY}|\\bwhat's your ${DAY} (?:like|looking like)`,
    ),
  ],
  [
    'advice',
    /\b(?:do|should|shall) i (?!(?:bring|wear|come|pick|book|meet|take|call you|text you|get you|expect|order)\b).{3,60} or (?!not\b).{3,40}/,
  ],
];
export const RATHER = /\bwould you rather (?:have |be )?(.{3,45}?),? or (.{3,45}?)(?=$|[.!?,])/;
export const WHICH_OF_TWO =
  /^(?:so |and |ok |but )*(?:which|what)(?: one| of (?:the two|those|them))?(?:'s| is| are| would| do| should| shall) (?:you|i|we|it|better|best|yours?)\b.{0,24}$/;
export const TWO_THINGS =
  /(?:^|\b(?:between|either|there's|there is|it's|have|is|are|want|get|take|got|offer) |[:,] )((?:an? |the )?[a-z][a-z' -]{1,28}?)(?: (?:at|for|on|in) [\w:.]+)? or ((?:an? |the )?[a-z][a-z' -]{1,36}?)(?= that\b| which\b|[.,!?]|$)/;
/** 'Do I move out or call the police?' */
export const WHICH_TO_DO =
  /\b(?:do|should|shall) i (?:just )?((?:[a-z']+ ){0,5}[a-z']+) or (?:do i |should i |just )?(?!not\b)((?:[a-z']+ ){0,5}[a-z']+)(?=[?.!,]|$)/;
/** 'Do you finish books or do you bail?' */
export const DO_YOU_OR =
  /\b(?:do|would|will|are|did) you (?:usually |actually |always |just |more )?((?:[a-z']+ ){0,4}[a-z']+),? or (?:do |would |are )?(?:you )?(?:just )?(?!not\b|what\b|so\b|something\b|no\b|never\b|else\b|anything\b|are\b|do\b|is\b)((?:[a-z']+ ?){1,4})[?.! ]*$/;
/** 'How are you feeling about it, nervous or weirdly calm?' */
export const OR_AT_THE_END =
  /[,:-] ((?:[a-z']+ ){0,2}[a-z']+) or (?!not\b|what\b|so\b|something\b|no\b|never\b|else\b|anything\b|are\b|do\b|is\b)((?:[a-z']+ ?){1,3})\?+$/;
/** 'Is it a date or a meeting?' */
export const OR_BETWEEN =
  /\b((?:[a-z']+ ){0,2}[a-z']+) or (?!(?:what|something|so|not|no|anything|whatever|else|maybe|are|is|do|this|that|more|less|later|two|soon|am|should)\b)((?:[a-z']+ ?){1,3})\?/;
