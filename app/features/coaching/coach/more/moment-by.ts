/** The moment, better than the rules know it: by the feel of what she writes. */
import type { Conversation } from '../conversation';
import type { Moment } from '../moments';
import { plain, words } from '../text';
import { isOnlyTeasing } from './asked-of-him';
import { isGlad, isInTears, isReproach, NOT_OK, proposes, wentBadly } from './between-the-two';
import { momentFits } from './feels';
import { isDeadInJest, isGrave } from './grave';
import { toldInAnswer } from './told-in-answer';
import { toldToHim } from './told-to-him';

/** Moments in which she may be hurt by him all the same. */
const BESIDE_REPROACH: readonly Moment[] = [null, 'laugh', 'dry', 'thanks', 'hello', 'badNews', 'compliment'];

/** 'The laptop died', 'my starter has died on me': nobody is mourned. */
const THING_DIED =
  /\b(?:phone|mobile|laptop|computer|tablet|ipad|battery|car|van|engine|boiler|fridge|freezer|oven|toaster|kettle|hoover|washing machine|dryer|dishwasher|tv|telly|wifi|internet|router|printer|speaker|headphones?|earbuds|plants?|basil|succulents?|cactus|orchid|fern|tomato\w*|seedlings?|lawn|sourdough|starter|yeast|conversation|chat|app|group chat|signal|watch|bike|zip|tyre|character|sim|tamagotchi)s? (?:(?:has|have|had|is|just|has just|also|finally|kind of|basically|all|completely|both) )*(?:died|dead|dying)\b|\bdied on (?:me|us)\b/i;
const SOMEBODY =
  /\b(?:he|she|who|mum|mom|mam|dad|nan|gran\w*|father|mother|sister|brother|uncle|aunt\w*|cousin|friend|dog|cat|funeral|cancer|hospice)\b/i;

/** 'I just finished the worst exam of my life': over, and no good news. */
const WENT_BADLY =
  /\b(?:finished|did|had|sat|took|just)\b.{0,20}\b(?:worst|hardest|horrible|awful|terrible|brutal)\b.{0,24}\b(?:exams?|tests?|shifts?|days?|weeks?|interviews?|meetings?|presentations?|essays?|papers?|races?|matches|games?)\b/i;

/** Cross with herself, or with somebody else. */
const AT_ANOTHER =
  /\b(?:annoyed|mad|angry|disappointed|pissed(?: off)?|upset|frustrated|furious) (?:with|at) (?:myself|my|him|her|them|the|this|it|work)\b/i;
const GOT_IT =
  /\b(?:i|we) (?:actually |finally |really )?got (?:it|in|the (?:job|place|flat|part|role|house))\b|\bthey said yes\b|\bi passed\b/i;
const ASKED_AFTER =
  /\b(?:job|interview|offer|place|flat|house|results?|exam|test|part|audition|visa|application|hear back|promotion)\b/i;
/** 'I nearly had a heart attack, my sister jumped out of the wardrobe.' */
const ONLY_A_FRIGHT =
  /\b(?:nearly|almost|practically) (?:had|gave (?:me|him|her|us)) a (?:heart attack|stroke)\b/i;
/** 'If by outdoorsy you mean wine on a patio, then yes.' */
const ONLY_MEANS = /\b(?:if (?:by|that|you)|what do|do|unless) (?:[\w']+ ){0,3}(?:you|u) mean\b|\bi mean\b/i;
/** 'Did you finish the book? - Not yet.' */
const HAS_SHE_DONE =
  /\b(?:did|have|has|is|are|was) (?:you|u|it|the|your|they) (?:\w+ )?(?:finish\w*|read|seen|watch\w*|start\w*|get|got|hear\w*|eat\w*|had|been|tried|book\w*|unpack\w*|pack\w*|arriv\w*|done|decid\w*|open\w*|read\w*)\b/;
const ONLY_WEIRD =
  /\b(?:that'?s|you'?re|it'?s) (?:so |a bit |just |really |kind of |kinda )*weird\b(?!.*\bwhy\b)|^\W*rude\b/i;
const BEST_OF_ALL =
  /\b(?:best (?:decision|thing|day|trip|night|week|weekend|time)|so beautiful|happy tears|amazing|loved (?:it|every)|incredible|so worth it)\b(?!.*\b(?:but|until|except)\b)/i;
const SHORT_GOODBYE = 6;
const LATER = /\b(?:talk|speak|chat|call|ring)(?: to)?(?: you)? (?:later|then|soon|at)\b/i;
const MORNING = /^\W*(?:good )?morning\b|\b(?:did you )?sle(?:ep|pt) (?:well|ok|okay|good)\b.*\?/i;
const LATE =
  /\b(?:late|delay\w*|stuck|held up|traffic|missed|min\w* (?:out|behind|away)|\d+ ?min\w*|hour|sorry|bus|train)\b/i;
/** 'Idk, normal stuff': nothing is told. */
const SHRUGS =
  /^\W*(?:idk|i don'?t know|dunno|not sure|nothing (?:special|really|much|exciting)|not much|the usual|normal stuff|just stuff|stuff|nm)\b(?:[\s,.]+(?:just|really|normal|the|usual|stuff|things|work|haha|lol|tbh|i guess|hbu|special|much|exciting)\b)*\W*$/i;
/** At the place where he should have been. */
const WAITED_FOR_HIM =
  /\b(?:i'?ve|i have|ive|i'?m) (?:been )?(?:waiting|sat|sitting|standing|stood) (?:here|outside|there|at the \w+)\b|\byou (?:have|had|own|'ve got) a phone\b|\bphones? (?:do )?exist\b|\byou could(?: have|'ve) (?:texted|called|rung|told me|let me know|messaged)\b/i;

/** Somebody is gone for good; other grave news is told by its kind, see grave.ts. */
const LOSS =
  /\b(?:passed away|died|lost (?:my|our|the) (?!job|phone|wallet|keys?|way|house|home|flat)\w+|widow\w*|funeral|(?:put|being put) (?:\w+ ){0,3}(?:down|to sleep)|mourning|rest in peace|miscarr\w+|hospice)\b/i;

/** Asked after 'good night haha just got home', it is no goodbye. */
const NIGHT = /\b(?:night|sleep|bed|dreams?|tomorrow|pillow)\b/i;

/** What she says to him in such a moment says more than the moment, where its kind is known. */
const LESS_THAN_TOLD: readonly Moment[] = [
  'compliment',
  'thanks',
  'laugh',
  'dry',
  'planned',
  'goodNews',
  'badNews',
];

/** 'Great see you then :)', whatever he said last. */
const SEE_YOU =
  /\b(?:see|meet|catch) (?:you|u|ya) (?:then|there|at|on|soon|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tue|wed|thu|fri|sat|sun)s?)\b/i;
/** 'Perfect, I'll be hungry', after he has named a day. */
const AGREES =
  /^\W*(?:(?:ok|oh|yes|yeah|haha)[,! ]*)*(?:perfect|great|lovely|deal|done|grand|ideal|brilliant|amazing|sorted|class|sounds (?:good|great|lovely|perfect|ideal|fun)|works for me|that works|suits me|that'?s dinner sorted)\b/i;
const NAMES_A_PLAN =
  /\b(?:mon|tues?|wed(?:nes)?s?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?\b|\b(?:noon|o'?clock|tonight|tomorrow|weekend|market|dinner|lunch|brunch|coffee|drinks?|table|book(?:ed)?|tickets?|cheese boards?)\b|\bat \d|\d ?(?:am|pm)\b/i;
const NOT_SETTLED = /\?|\b(?:but|unless|depends|maybe|can'?t|cannot|never|not|sorry|if)\b/i;
const LONG_FOR_A_YES = 12;
const SETTLED_BY: readonly Moment[] = [null, 'dry', 'thanks', 'laugh'];

function settles(c: Conversation): boolean {
  const said = c.herOpenLines.join(' ');
  if (NOT_SETTLED.test(said) || words(said).length > LONG_FOR_A_YES) return false;
  return SEE_YOU.test(said) || (AGREES.test(said) && NAMES_A_PLAN.test(c.boy.at(-1) ?? ''));
}

/** 'My mum thinks I'm mad.' */
const THINKS_ME_MAD =
  /\b(?:thinks?|thought|reckons?|says?|said) (?:that )?i'?m (?:completely |totally |a bit )?(?:mad|crazy|annoying|weird)\b/i;
const ANNOYED_BUT = /\b(?:you|u)\b/i;
/** '40 min': she has been locked out for as long. */
const HOW_LONG = /\bhow long\b/i;

export function momentBy(moment: Moment, c: Conversation): Moment {
  const answer = LESS_THAN_TOLD.includes(moment) ? toldInAnswer(c) : null;
  if (answer && !answer.weak) return null;
  const messages = c.herOpenLines;
  const last = messages.at(-1) ?? '';
  if (SETTLED_BY.includes(moment) && settles(c)) return 'planned';
  if (
    moment === 'annoyed' &&
    messages.every((m) => !ANNOYED_BUT.test(m)) &&
    messages.some((m) => THINKS_ME_MAD.test(m))
  )
    return null;
  if (moment === 'boundary' && toldToHim(c)?.kind === 'givesHimTip') return null;
  if (moment === 'grief' && toldToHim(c)?.kind === 'knowsThatLoss') return null;
  if (moment === 'onTheWay' && HOW_LONG.test(c.boy.at(-1) ?? '')) return null;
  if (moment === 'dry' && isInTears(messages)) return wentBadly(messages, c) ? null : 'laugh';
  if (moment === 'night' && /\?\W*$/.test(last) && !NIGHT.test(last)) return null;
  if (
    moment === 'grief' &&
    messages.some((m) => THING_DIED.test(m) || isDeadInJest(m)) &&
    !messages.some((m) => SOMEBODY.test(m))
  )
    return null;
  if (moment === 'annoyed' && isOnlyTeasing(messages)) return null;
  if (moment === 'annoyed' && messages.some((m) => AT_ANOTHER.test(m)) && !isReproach(messages)) return null;
  if (
    (moment === null || moment === 'badNews') &&
    GOT_IT.test(messages.join(' ')) &&
    ASKED_AFTER.test(c.boy.at(-1) ?? '')
  )
    return 'goodNews';
  // 'OK that's weird. What do you drink in the morning then?': she goes on.
  if (
    moment === 'annoyed' &&
    messages.some((m) => ONLY_WEIRD.test(m)) &&
    /\?\W*$/.test(last) &&
    !isReproach(messages)
  )
    return null;
  if (moment === 'annoyed' && messages.some((m) => ONLY_MEANS.test(m)) && !isReproach(messages)) return null;
  if (moment === 'boundary' && HAS_SHE_DONE.test(plain(c.boy.at(-1) ?? ''))) return null;
  // 'Great, talk later then!' after he named an hour is a plan.
  if (moment === 'night' && LATER.test(messages.join(' ')) && NAMES_A_PLAN.test(c.boy.at(-1) ?? ''))
    return 'planned';
  if (moment === 'night' && MORNING.test(messages.join(' '))) return null;
  if (moment === 'onTheWay') {
    // 'On my way! What are you wearing?' is neither late nor to be left without an answer.
    const late = messages.some((m) => LATE.test(m));
    if (messages.some((m) => m.includes('?')) || !late) return null;
  }
  if (moment === null && c.boy.length > 0 && SHRUGS.test(messages.join(' '))) return 'dry';
  if (BESIDE_REPROACH.includes(moment) && c.boy.length > 0 && messages.some((m) => WAITED_FOR_HIM.test(m)))
    return 'annoyed';
  // 'Best decision of my life. I cried twice': she is well.
  if (moment === 'badNews' && BEST_OF_ALL.test(messages.join(' ')) && !messages.some(isGrave)) return null;
  if (moment === 'goodNews' && messages.some((m) => WENT_BADLY.test(m))) return 'badNews';
  if (moment === 'annoyed' && messages.some((m) => NOT_OK.test(m)) && !isReproach(messages)) return null;
  if (moment === 'grief' && messages.some((m) => ONLY_A_FRIGHT.test(m))) return null;
  if (moment === 'grief' && !messages.some((m) => LOSS.test(m)))
    return messages.some(isGrave) ? null : 'badNews';
  // A bare smile takes up what he proposed.
  if (moment === 'dry' && isGlad(messages)) return proposes(c) ? 'planned' : 'laugh';
  if (BESIDE_REPROACH.includes(moment) && isReproach(messages)) return 'annoyed';
  // 'Sweet dreams 😘': too short to have a feel.
  if (moment === 'night' && words(messages.join(' ')).length <= SHORT_GOODBYE) return moment;
  return momentFits(moment, messages);
}
