/**
 * Grave news, put so plainly that nothing around it changes what it is: it is met with sympathy, never said back in surprise. What was
 * learned (told-kinds.ts, feels.ts) knows more of it, but not for certain.
 */
import { LAUGHTER, straighten } from '../text';

const HE =
  '(?:he|she|they|someone|somebody|a man|some (?:man|guy|bloke)|a (?:guy|bloke|stranger)|(?:my|the) (?:ex|boss|manager|husband|wife|boyfriend|girlfriend|partner|dad|father|stepdad|uncle|landlord|colleague|neighbou?r))';
const IS = "(?:is|are|was|were|be|been|being|got|gets|getting|'s|'re)";

/** Somebody did it to her. */
const HARM = `\\b${HE} (?:\\w+ )?(?:followed|chased|grabbed|groped|touched|hit|beat(?! me at)|slapped|hurt|choked|threatened|cornered|stalked|(?:keeps?|kept|won't stop) (?:following|chasing|grabbing|touching|hitting|threatening|harassing|stalking)) me\\b(?! (?:up on|back|with|that|on (?:here|insta\\w*|tiktok|twitter|strava)))`;

const RULES: readonly RegExp[] = [
  // What was done to her, or to those near to her.
  `\\b(?:i(?:'m|'ve)?|we(?:'re|'ve)?|my|our|she|he)(?: \\w+){0,3}? (?:${IS} |am |being )*(?:being|been|was|were|got|getting|is|are) (?:\\w+ )?(?:evicted|robbed|burgled|mugged|dumped|attacked|assaulted|groped|stalked|harassed|bullied|scammed|deported|arrested|sectioned|spiked|abused|raped|beaten up|stabbed|shot(?! (?:down|through|of|at goal))|killed|murdered)\\b`,
  `\\b(?:i'm|we're) (?:being )?(?:evicted|bullied|harassed|stalked|abused)\\b`,
  `\\b(?:my|our|the) (?:flat|house|home|shop|place) (?:${IS} )?(?:\\w+ )?(?:burgled|broken into|robbed|flooded|repossessed)\\b|\\b(?:broke|broken) into (?:my|our) (?:flat|house|home|place|room)\\b|\\blost everything\\b`,
  HARM,
  `\\bgo back to (?:(?:my|your) (?:own )?country|where (?:i|you|we) (?:came|come) from)\\b|\\b(?:racially|verbally) abused\\b|\\bracist (?:abuse|remarks?|comments?|slurs?)\\b`,
  // Loss.
  `\\b(?:lost|losing|loses) (?:the|her|our|my|their) (?:baby|pregnancy|twins|child|flat|house|home|kids)\\b(?! (?:weight|shower|monitor|bag|keys?))`,
  `\\b(?:ex|husband|wife|he|she|court|social services) (?:has )?(?:took|taken|takes|is taking|got custody of) (?:away )?(?:my|the|our) (?:kids|children|son|daughter|baby)\\b`,
  `\\b(?:husband|wife|partner|boyfriend|girlfriend|fianc\\w+|dad|mum|mom|father|mother|he|she) (?:\\w+ )?(?:left|walked out on|cheated on|is leaving) (?:me|us)\\b(?! (?:a|an|the|some|with|on|in|his|her|at|three|two|one)\\b)|\\b(?:dad|mum|mom|father|mother) (?:left|walked out) (?:when (?:i|we)|the family|before i)\\b|\\bcalled off (?:my|our|the) (?:wedding|engagement)\\b`,
  `\\b(?:dog|cat|puppy|kitten|rabbit) (?:\\w+ )?(?:ran away|ran off|is missing|went missing|was hit|got hit|was put (?:down|to sleep)|had to be put)\\b|\\bput (?:him|her|my (?:dog|cat)) (?:down|to sleep) (?:today|yesterday|this|last|on)\\b|\\bhad to put (?!the|some|all)\\w+ (?:down|to sleep)\\b`,
  `\\bfirst (?:christmas|xmas|birthday|easter|diwali|eid|new year\\w*|thanksgiving|mother'?s day|father'?s day|anniversary) without (?:(?:my|our) (?:\\w+ )?)?(?:dad|daddy|mum|mom|mam|mother|father|nan|nana|gran\\w*|brother|sister|son|daughter|husband|wife|him|her)\\b(?! (?:here|around|home|cooking|in the house))`,
  `\\bwould(?:'ve| have) been (?:(?:my|his|her|our) )?(?:late )?(?:\\w+'s |\\w+s )?(?:\\w+ )?(?:birthday|anniversary|\\d+(?:st|nd|rd|th))\\b`,
  // Illness and harm.
  `\\b(?:(?:is|it's|its|have|has|got|found|diagnosed with|of) (?:\\w+ )?(?:cancer|an? tumou?r|a lump|leuk(?:a)?emia|lymphoma|parkinson'?s|dementia|alzheimer'?s|motor neurone|hiv|ms)|biopsy|malignant|terminally ill|on chemo|miscarr\\w+|stillborn)\\b`,
  `\\b(?:had|having|has had) (?:a|another) (?:stroke|heart attack|seizure|overdose|breakdown)\\b|(?<!\\bnot )\\b(?:in|into) (?:intensive care|icu|a coma|a hospice)\\b|\\bon life support\\b`,
  `\\b(?:in|into) (?:a|an|the) (?:\\w+ )?(?:crash|accident)\\b|\\b(?:hit|run over|knocked (?:down|over|off)) by a (?:car|bus|van|lorry|truck|drunk driver)\\b|\\bknocked off my bike\\b`,
  `\\b(?:tried to|attempted to|wanted to) (?:kill|hang|hurt) (?:herself|himself|themselves)\\b|\\battempted suicide\\b|\\b(?:took|taken) (?:her|his|their) own life\\b|\\b(?:killed|hanged) (?:herself|himself)\\b`,
  `\\b(?:nan|nana|nanna|gran\\w*|mum|mom|dad|mother|father) (?:just |has |had |'s )*(?:fell|fallen|a fall|collapsed)\\b(?! (?:asleep|in love|for|out))`,
  `\\b(?:marrying|married to|engaged to|slept with|sleeping with) my ex\\b`,
  `\\b(?:relapsed|overdosed|(?:back )?in (?:rehab|detox))\\b|\\bin (?:prison|jail)\\b`,
  `\\b(?:house|home|flat|building|street|kitchen|workshop|barn) (?:\\w+ )?(?:burned|burnt|burning) down\\b|\\b(?:house|flat|home|barn) (?:is|was|caught) on fire\\b`,
  `\\b(?:doctors?|hospital|nurses?|consultant|hospice|not (?:so |too |very |doing )?(?:good|well))\\b.*\\bmatter of (?:weeks|days|months|hours|time)\\b|\\b(?:he|she|dad|mum|mom|mother|father|nan|gran\\w*) (?:really |probably )?(?:hasn't|has not|hasnt|doesn't|does not|doesnt)(?: have)? (?:got )?(?:long|much (?:time|longer)) (?:left|to live)\\b|\\b(?:end of life|palliative) care\\b`,
  // Fear, and what is done to somebody in passing.
  `\\b(?:had|having|have|get|getting) (?:a |another )?panic attacks?\\b|\\b(?:put(?:s|ting)?|has|had|keeps putting) (?:his|their) hands? on my (?:back|leg|knee|thigh|waist|bum|hips?)\\b|\\b(?:got|took|had) (?:his|it) (?:thing|dick|cock|penis)? ?out (?:in front of|at|on)\\b|\\b(?:flashed|exposed himself|spat (?:at|on))\\b.{0,30}\\b(?:me|us|friend|sister|mum|mom|daughter)\\b|\\bmessages me from new numbers\\b|\\bsent (?:photos|pics|nudes|pictures|videos) of me to\\b`,
  // Those near to her.
  `\\b(?:dad|mum|mom|father|mother|brother|sister|husband|son|daughter|he|she)(?:'s| is| was)? (?:drinking|using|gambling|cutting|not eating|self[- ]harming) again\\b|\\b(?:didn't|did not|doesn't|does not) (?:know|recogni[sz]e) who i (?:was|am)\\b|\\b(?:court|hearing|judge|solicitors?)\\b.{0,40}\\b(?:who gets|custody|the kids|the children)\\b|\\bgambled away\\b|\\bstill (?:haven'?t|have not) heard (?:from|anything)\\b.{0,40}\\b(?:flood|war|quake|fire|storm|hurricane)|\\b(?:flood|war|quake|bomb|hurricane)\\w*\\b.{0,40}\\bstill (?:haven'?t|have not|havent) heard\\b|\\bfound (?:her|him|them) (?:by|on) the (?:side of the )?road\\b|\\b(?:since|after|in) the (?:crash|accident)\\b|\\b(?:a )?year (?:today|tomorrow|ago)? ?since (?:my|we lost) (?:dad|mum|mom|nan|gran\\w*|brother|sister|husband|wife|son|daughter)\\b`,
  // Her own.
  `\\b(?:ms|cancer|lupus|parkinson'?s|crohn'?s|epilepsy|bipolar) diagnosis\\b|\\bdiagnosed with\\b|\\bmade homeless\\b|\\bwants? us out by\\b|\\bnowhere (?:lined up|to go|to live)\\b|\\bvisa (?:got |was |has been )?(?:refused|denied|rejected)\\b|\\bnot invited (?:for|to) christmas\\b|\\bivf (?:didn't|did not|failed|hasn't)\\b|\\b(?:in debt|owe about \\d+ grand|took (?:cards|loans|credit) out in my name)\\b|\\bcan'?t eat or sleep\\b`,
].map((rule) => new RegExp(rule, 'i'));

/** Somebody's else, long over, in a story, or not so bad. */
const NOT_HERS =
  /\b(?:sign|horoscope|zodiac|season|free|all clear|benign|negative|survivor|research|charity|run for|fundrais\w+|film|movie|series|show|episode|book|novel|game|sims|podcast|documentary|dream\w*|nightmare|play|plot|character|teach\w*|volunteer\w*|seagulls?|gulls?|penalty|offside|nearly|almost|catan|like (?:i'?m|i was|we'?re) in prison|if (?:your|the) (?:flat|house|home)|geese|goose|swan|squirrel|raccoons?|fox|magpie|pigeons?|toddler|monopoly|quiz|match|league|chess|darts|pool|referee|judges|by a (?:cat|dog|bird|parrot)|a (?:cat|kitten|duck|puppy|dog) followed)\b/i;

/** Is it grave, whatever else is in it? */
export function isGrave(message: string): boolean {
  const text = straighten(message);
  return !LAUGHTER.test(text) && !NOT_HERS.test(text) && RULES.some((rule) => rule.test(text));
}

const HARMED = new RegExp(HARM, 'i');

/** Is it what somebody did to her? Then nobody is asked to think of him. */
export const isHarm = (message: string): boolean => HARMED.test(straighten(message));

const DEAD_IN_JEST =
  /\b(?:i(?:'?m| am|'?ve| have)?|im|ive) (?:just |literally |actually |basically |officially )*(?:died|dead|deceased)\b|\bmy ghost\b/i;

/** 'I have died, this is my ghost typing': who writes that is well. */
export const isDeadInJest = (message: string): boolean => DEAD_IN_JEST.test(straighten(message));
