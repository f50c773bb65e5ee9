/**
 * What she says to him alone: a reproach, another day, something made for him, a glad yes. These matter more than what she tells beside
 * them, and a wrong guess is worse than none: the feel that was learned (feels.ts) counts only where her words bear it out.
 */
import type { Conversation } from '../conversation';
import { LAUGHTER, straighten } from '../text';
import type { Told } from '../told';
import { likelyFeel } from './feels';

/** A face or a sign of joy. */
const GLAD = /[😀-😆😉-😍😎🤩🥰🤗🙌👏🎉🥳💃🔥❤🧡💛💚💙💜😘😋🥹🫶👍💯✨]|<3/u;

/** Nothing but that. */
export function isGlad(messages: readonly string[]): boolean {
  const text = messages.join('');
  return GLAD.test(text) && !/\p{L}/u.test(text);
}

/** Nothing but tears: in answer to what he asks that went badly, otherwise she laughs. */
export function isInTears(messages: readonly string[]): boolean {
  const text = messages.join('');
  return /[😭😢😞😔😩😫🥲🥺💔😿]/u.test(text) && !/[\p{L}\p{N}🤧🤒🤕🤢🤮😷]/u.test(text);
}

export const wentBadly = (messages: readonly string[], { boy }: Conversation): boolean =>
  isInTears(messages) && /\?/.test(boy.at(-1) ?? '');

/** He proposes something. */
const PROPOSES =
  /\b(?:go(?:ing)? out|take you out|meet up|hang out|coffees?|drinks?|dinner|lunch|brunch|breakfast|pancakes|walk|film|movie|cinema|gig|concert|museum|picnic|date|my treat|tonight|tomorrow|this weekend|next week|(?:mon|tues|wednes|thurs|fri|satur|sun)day|pick you up|\d ?(?:am|pm)|\d{1,2}[:.]\d{2})\b/i;

export function proposes({ boy }: Conversation): boolean {
  return PROPOSES.test(boy.at(-1) ?? '');
}

/** What hurts or annoys, as people say it to each other. */
const GRIEVANCE =
  /\b(?:late|did(?:n't| not) (?:like|say|text|call|tell|even|show|reply|answer|bother|turn up|introduce)|(?<!who )hurt|stung|stings|upset|annoy(?:ed|ing)|disappoint\w*|let down|rude|not (?:ok|okay|fair|nice|funny|cool)|(?:was|is)(?:n't| not) (?:ok|okay|fair|nice|funny|cool|great)|embarrass\w*|uncomfortable|felt (?:a (?:bit|little) |kind of |kinda |really |so |pretty |quite )?(?:stupid|small|silly|invisible|ignored|weird|shit|bad|alone|awkward|judged|used|like an? \w+)|waited|sat there|sitting there|on my own|ghosted|vanish\w*|disappear\w*|ignor(?:ed|ing)|(?:your|ur) phone|talk(?:ed|ing) over|interrupt\w*|promised|forgot|lied|mock\w*|made fun|(?:joke|comment|remark) about|in front of|stood me up|you bailed|cancelled on me|bit much|too much|pushy|respect\w*|would have been nice|could(?:'ve| have)|should(?:'ve| have)|wasn't an invitation|chewing on)\b/i;
const OF_HIM = /(?<!\b(?:thank|love|bless) )\b(?:you|your|u|ur|you(?:'re|'d|'ve))\b/i;
/** Who is glad all the same does not complain. */
const PLEASED =
  /\b(?:best time|loved (?:it|that|every)|great time|good time|so sweet|really nice|thank you for|made my day)\b/i;
/** Another did it: 'I was married to someone who lied a lot'. */
const OF_ANOTHER =
  /\b(?:someone|somebody|people|men|guys|the (?:last|first|other) (?:one|guy|man|bloke)|an? (?:man|guy|bloke)|my (?!phone\b)[a-z]+|he|she|they) (?:(?:who|that|had|has|have|always|just|also|once|never|really|kept|keeps?) )*(?:lied|late|hurt|forgot|ghosted|vanish\w*|disappear\w*|ignor\w*|waited|cancelled on|stood me up|mock\w*|promised|annoy\w*|upset|let me down|interrupt\w*|disappoint\w*|rude)\b/gi;
const LIKELY_REPROACH = 0.35;

/** At a song, at a film: she is well, and nobody did it. */
export const NOT_OK = /\b(?:i'?m|i am) not ok(?:ay)?\b/i;

export function isReproach(messages: readonly string[]): boolean {
  const text = straighten(messages.join(' ')).replace(new RegExp(NOT_OK, 'gi'), '').replace(OF_ANOTHER, '');
  return (
    OF_HIM.test(text) &&
    GRIEVANCE.test(text) &&
    !PLEASED.test(text) &&
    !LAUGHTER.test(text) &&
    likelyFeel('reproach', messages) >= LIKELY_REPROACH
  );
}

const DAY = '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|(?:next|the) week(?:end)?)';
/** Another day in so many words: 'wednesday i'm all yours tho'. */
const OTHER_DAY = new RegExp(
  String.raw`\b${DAY}(?: (?:night|evening|morning|afternoon))?\b.{0,20}?\b(?:i(?:'m| am|m) (?:all )?(?:yours|free|around|in)\b|(?:is|looks) (?:wide |totally )?(?:good|better|fine|open|free)\b|(?<!still )works\b|(?<!still )suits\b|(?:though|tho|instead)\s*(?:$|[.!,]))|\bi (?:can|could) (?:only )?do (?:on )?${DAY}\b|(?:^|[.!,] )could do ${DAY}\b`,
  'i',
);
const NOT_THEN =
  /\b(?:can't|cannot|cant|can not|not (?:this|tonight|tomorrow|until|on|\w+day)|busy|booked|away|working|insane|crazy|hectic|manic|mad|packed|swamped|deadlines?|exams?|no good|no can do|sorry|though|tho|instead|but)\b/i;
const OFFERS =
  /\b(?:but|though|tho|instead|could we|can we|how about|what about|rather|maybe|free|works?|do)\b/i;

const FOR_HIM =
  /\b(?:made|bought|got|saved|kept|keeping|baked|knitted|knitting|drew|painted|found|picked|brought|bringing|recorded|printed|ordered|sending|packed|nicked|stole|owe|set aside|put aside)\b.{0,20}\b(?:you|u)\b|\b(?:for|with your name on|thought of|reminded me of|says you|is you|made me think of) (?:you|u|it)\b/i;

const YES =
  /\b(?:ye+s+|yep|yup|yeah|ya+y|sure|ok|okay|perfect|sounds|i'?d (?:like|love)|love to|can(?:'|no)?t wait|i'?m (?:so )?(?:in|there|down|up for)|great|deal|absolutely|definitely|of course|please|count me|nice|excited|you'?re on|done|go on then|works|looking forward|me too|it'?s a date)\b/i;
const LIKELY = 0.35;
const LIKELY_YES = 0.45;
const SURE = 0.95;
const MOST_WORDS = 30;

function kindOf(message: string, all: string, c: Conversation): string | null {
  const text = straighten(message);
  if (NOT_THEN.test(all) && OTHER_DAY.test(text)) return 'counterOffer';
  const one = [message];
  if (NOT_THEN.test(all) && OFFERS.test(text) && proposes(c) && likelyFeel('counterOffer', one) >= LIKELY)
    return 'counterOffer';
  if (FOR_HIM.test(text) && likelyFeel('giftForHim', one) >= LIKELY) return 'giftForHim';
  const short = text.split(/\s+/).length <= MOST_WORDS;
  // 'Not sushi, sorry, anything else I'm in'
  const yes =
    !/\b(?:no|not|sorry|but|allerg\w*)\b(?! (?:way i|problem|second|longer))/i.test(all) &&
    short &&
    c.lastSpeaker === 'Girl' &&
    proposes(c) &&
    YES.test(text) &&
    !NOT_THEN.test(text);
  return yes && likelyFeel('saysYesGladly', one) >= LIKELY_YES ? 'saysYesGladly' : null;
}

/** The last message that is one of these; a reproach is a moment of its own. */
export function betweenTheTwo(messages: readonly string[], c: Conversation): Told | null {
  const all = straighten(messages.join(' '));
  if (wentBadly(messages, c)) return { kind: 'disappointed', sure: SURE, text: all, wide: true };
  for (const text of [...messages.toReversed(), messages.join('\n')]) {
    const kind = kindOf(text, all, c);
    if (kind) return { kind, sure: SURE, text, wide: true };
  }
  return null;
}
