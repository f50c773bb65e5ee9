/** What her messages tell, learned from the lines in tests/eval/coach/tellings by scripts/train-kinds.mjs; finer.ts knows more of it, feels.ts less. */

import type { Conversation } from '../conversation';
import { LAUGHTER, sentences, straighten, words } from '../text';
import { isSure, markOf, SURE, type Told } from '../told';
import { betweenTheTwo, proposes } from './between-the-two';
import { meaningOf, prepare } from './encoder/meaning';
import { readerOf, readTogether } from './encoder/reader';
import { nearTelling, toldFiner } from './finer';
import { isGrave } from './grave';
import { type Found, likeliest, likelihoods } from './sparse';
import { piecesTold, toldFeaturesOf } from './told-features';
import { toldInAnswer } from './told-in-answer';
import { toldNearest } from './told-nearest';
import { toldToHim } from './told-to-him';
import * as weights from './told-weights';
import { wordRules } from './word-rules';
import { TOLD_WORDS } from './words';

const likely = likelihoods(weights, readerOf('told'));
/** From here on a finer kind is spoken to: it lies within a broad one, or beside them. */
const SURE_OF_FINER = 0.875;
const SURE_OF_BAD = 0.995;
/** From here on it may be so. */
const PERHAPS = 0.25;
/**
 * Words that stand together are believed where what was learned has nothing against it: it holds neither that nothing is told nor the kind for
 * next to impossible, and a finer kind is near. Measured on the lines left out: so two of three of the wrong ones fall away, and one in
 * twenty of the right ones. How sure they make it, by their number; so many, so near, make a finer kind surer than its broad one.
 */
const BY_WORDS = {
  nothing: 0.5,
  possible: 0.003,
  near: 0.25,
  few: 0.9,
  many: 0.93,
  number: 3,
  nearest: { few: 0.6, many: 0.45 },
};

/** What something is only likened to: 'crying in the toilet like a child' is of no childhood. */
const LIKENED =
  /(?<!\b(?:i|you|we|they|would|do|dont|don't|really|also) )\blike (?:an?|the|some|my) (?:\w+ )?\w+/gi;

let rules: ReturnType<typeof wordRules> | null = null;

/** A finer kind that is near; else, where what was learned is not sure, the kind of which most words stand in it, or what was learned sees in it, too. */
function byWords(text: string, all: Float64Array, learned: Found): Found | null {
  rules ??= wordRules(TOLD_WORDS);
  if ((all[weights.KINDS.indexOf('')] ?? 0) >= BY_WORDS.nothing) return null;
  const hits = rules(text.replace(LIKENED, ''))
    .map((hit) => ({ ...hit, near: nearTelling(hit.kind, text), many: hit.weight >= BY_WORDS.number }))
    .filter(({ kind, near }) =>
      near === null ? (all[weights.KINDS.indexOf(kind)] ?? 0) >= BY_WORDS.possible : near >= BY_WORDS.near,
    );
  const found = ({ kind, many }: (typeof hits)[number]): Found => ({
    kind,
    sure: many ? BY_WORDS.many : BY_WORDS.few,
  });
  const { nearest } = BY_WORDS;
  const [finer] = hits
    .filter(({ near, many }) => (near ?? 0) >= (many ? nearest.many : nearest.few))
    .sort((one, other) => (other.near ?? 0) - (one.near ?? 0));
  if (finer) return found(finer);
  if (learned.kind && learned.sure >= SURE) return null;
  const most = hits[0]?.weight ?? 0;
  const best = hits.find(({ kind, weight }) => kind === learned.kind && weight === most) ?? hits[0];
  return best ? found(best) : null;
}

/** News that is bad whatever she laughs beside it. */
const PLAINLY_BAD: readonly [kind: string, rule: RegExp][] = [
  [
    'failedIt',
    /\b(?:i|we|i've|just|got|was|were|been) (?:been )?(?:passed over|outbid)\b|\b(?:outbid us|turned (?:me|us) down|(?:they|he|she) (?:went|decided to go|are going) with (?:someone|somebody|another|an? internal))\b|^(?:no+,? |sadly |nope,? |ugh,? )*(?:i )?didn'?t get it\b(?! (?:at first|to|until|the joke))|\b(?:i|we) didn'?t get (?:the|that|my) (?:job|flat|house|part|role|place|promotion|grant|mortgage|internship)\b/i,
  ],
  [
    'ill',
    /\b(?:got|have|had|having|with|caught) (?:a|an|this|the|such a) (?:\w+ )?(?:cold|flu|fever|stomach bug|chest infection|migraine|tonsillitis|food poisoning)\b(?! (?:shower|drink|beer|swim|one|coffee|feet|hands|front|snap))/i,
  ],
  [
    'badLuck',
    /\b(?:my|our) (?:car|bike|purse|bag|wallet|phone|van|laptop) (?:was|got|has been|'s been) (?:\w+ )?(?:stolen|nicked|broken into|vandalised)\b|\b(?:stole|nicked|broke into) (?:my|our) (?:car|bike|purse|bag|wallet|phone|van|laptop)\b/i,
  ],
  ['sadMood', /\bi (?:really |just |sometimes )?hate (?:my body|myself|how i look)\b/i],
  ['nervous', /\bmy period is (?:\w+ )?late\b/i],
  [
    'lostJob',
    /\b(?:i|i'?ve|we|we'?ve|just) (?:just )?(?:got|been|was|were|getting) (?:laid off|fired|sacked|made redundant)\b|\b(?:lost|losing) (?:my|our) jobs?\b|\blet (?:(?:our|my|the) (?:whole |entire )?(?:team|department|office|floor|company)|us(?: all)?|(?:most|half|all) of us) go\b(?! (?:home|early|first|in|to|for|out|back|on))|\b(?:closing|shutting)(?: down)? (?:our|my) (?:office|shop|school|branch|factory|ward|store|department)\b/i,
  ],
];

const SOMETHING_WRONG =
  /\b(?:vets?|ill|sick|poorly|unwell|limp\w*|hurt\w*|surger\w*|operat\w*|pain|thr(?:ow|ew)\w* up|vomit\w*|swallow\w*|chocolate|raisins|onions?|emergency|scan|x-?rays?|stitches|cone|meds|medicine|tablets|injections?|antibiotics|tumou?r|lump|seizures?|fits?|kidneys?|diabet\w*|hips?|paws?|legs?|eyes?|ears?|teeth|tooth|cough\w*|old age|put (?:him|her|it|them)|lost|miss(?:ing)?|died|dead|dies|passed|dying|dead|blind|deaf|arthritis|injur\w*|bleed\w*|blood|breath\w*|worr\w*|scared|not (?:eating|himself|herself|right)|won'?t eat|stopped eating|wrong|bitten|stung|run over|gone|goodbye|last days?|weak|collapsed)\b/i;

/** Kinds of which a word must bear witness: to be told off on a tram is no quarrel with a friend. */
const NEEDS: Readonly<Record<string, RegExp>> = {
  quarrel:
    /\b(?:argu\w*|quarrel\w*|rows?|fights?|fighting|fought|f[ae]ll(?:ing|en)? out|not (?:speaking|talking)|silent treatment|slam\w*|storm\w* (?:off|out)|bicker\w*|snapped at|had words|screaming match|hung up|made up)\b/i,
  grantsPoint:
    /\b(?:fair|good point|point taken|(?:you're|you are|ur|you were) (?:right|correct|not wrong|probably right)|you (?:win|got me)|give you (?:that|this)|touch[eé]|stand corrected|granted|take it back|fine,? you|convinced)\b/i,
  ageGap: /\b(?:older|younger|gap|ages?|you're \d\d|too (?:old|young))\b/i,
  heightRemark: /\b(?:tall\w*|short\w*|height|heels|\d'\d+|\d ?(?:ft|foot|feet)|inch\w*|cm)\b/i,
  cantSleepTold:
    /^(?!.*\b(?:nine|ten|eleven|twelve|9|1[0-4])(?: solid| whole)? hours\b)(?!.*\bi got (?:it|in|the job)\b)(?!.*\b(?:think|thinking|dream|dreaming) (?:about|of) (?:sleep\w*|my bed)\b)/is,
  herPast:
    /^(?!.*\b(?:moved (?:here |over |down |up )?for (?:work|uni|a job|the job)|never (?:really )?left)\b)/is,
  wheels: /^(?!.*\blike (?:learning to (?:drive|ride)|riding a bike|driving)\b)/is,
  looksFor: /^(?!.*\bwhat (?:someone|somebody|an? \w+) (?:with|who)\b)/is,
  lonely: /^(?!.*\b(?:nobody|no ?one) (?:has |had |ever )?(?:told|tells|knows?|said|explained|showed?)\b)/is,
  shopping:
    /^(?!.*\b(?:she|he|they|flatmate|roommate|mum|mom|dad|sister|brother|boss|neighbou?r)(?:'s| has| just| went and)? (?:bought|ordered|got)\b)/is,
  newGadget:
    /^(?!.*\b(?:she|he|they|flatmate|roommate|boss|neighbou?r)(?:'s| has| just| went and)? (?:bought|ordered|got)\b)/is,
  tripTold:
    /^(?!.*\b(?:(?:nearly|almost) (?:went|moved|booked)|chickened out|never (?:went|got to go|made it))\b)/is,
  grandparents: /^(?!.*["'“‘]\W*gran)/is,
  seriesOver: /^(?!.*\bre-?watch)/is,
  reading: /^(?!.*\b(?:kids?|child|students?|pupils?|boys?|girls?|class) (?:who|that|in my)\b)/is,
  nightShift: /^(?!.*\b(?:rota|roster|schedule)\b.{0,12}\b(?:mostly|depends|get it|out|tomorrow)\b)/is,
  deep: /^(?!.*\b(?:my whole life|all my life|lol|haha)\b)/is,
  languageTold: /^(?!.*\blove languages?\b)/is,
  party:
    /^(?!.*\b(?:neighbou?rs?|upstairs|downstairs|next door)\b.{0,40}\bpart(?:y|ies)\b)(?!.*\bcouldn'?t sleep\b)/is,
  herKids:
    /^(?!.*\bcustody of the (?:dog|cat|\w+ machine|plants?)\b)(?!.*\b(?:complaining|moaning|giving out) about my\b)(?!.*\b(?:year|grade|class(?:es|room)?|pupils?|students?|teach\w*|reception|nursery)\b)/is,
  newHere: /^(?!.*\b(?:class(?:es)?|english|teacher|course)\b)/is,
  goesToSleep:
    /^(?!.*\b(?:friends?|dad|mum|mom|he|she|they|kids?|sister|brother|boyfriend|husband) (?:fell|falls|was|were|is) asleep\b)/is,
  excitedFor: /^(?!.*\b(?:just|finally) (?:finished|painted|done|cleaned|built)\b)/is,
  concertTold: /^(?!.*\bcomed\w+\b)/is,
  apology: /^(?!.*\b(?:sorry not sorry|not (?:be )?(?:sorry|apologi[sz]\w*))\b)/is,
  nervousFor: /^(?!.*\b(?:only )?when i'?m nervous\b)/is,
  lostJob:
    /^(?!.*\bkilling it\b)(?!.*\b(?:renewed|extended|approved|secured|giddy|celebrat\w*|champagne|prosecco)\b)(?!.*\bclosed (?:\w+ )?deals?\b)/is,
  newInTown:
    /^(?!.*\b(?:boy|man|guy|girl|woman|lad|he|she|who|ex|friend|sister|brother) (?:has |had |just )?moved\b)/is,
  goodHealth:
    /^(?!.*\bno (?:running|football|gym|training|lifting|dancing|netball|tennis|climbing|swimming|sport)\b)(?!.*\bunbearable\b)/is,
  backToStudy: /^(?!.*\bi teach\b)/is,
  gaveNotice: /^(?!.*\bdeadline\b)/is,
  finished: /^(?!.*\b(?:worst|hardest|horrible|awful|terrible|brutal)\b)/is,
  hisPhotoOdd: /^(?!.*\byou look(?:ed)? (?:so |really |very )?(?:good|great|amazing|nice|lovely)\b)/is,
  familyIll:
    /^(?!.*\b(?:nearly|almost|practically) (?:had|gave (?:me|him|her|us)) a (?:heart attack|stroke)\b)/is,
  petIll: SOMETHING_WRONG,
  petVetWorry: SOMETHING_WRONG,
  saysYesGladly: /^(?!\W*(?:no|nope|nah|never|absolutely not)\b)/i,
  // Somebody else's, whom she marks.
  passedExam: /^(?!.*\b(?:marking|marked|mark|mocks?)\b)/is,
};

/** It went well in the end. */
const WENT_WELL =
  /\b(?:isn'?t|is not|wasn'?t|not) (?:a |an )?(?:tumou?r|cancer\w*|serious|malignant)\b|\bbenign\b|\b(?:got|given|gave (?:me|him|her|us|them)|it'?s|is|was|were) (?:the |an )?all[- ]clear\b|\b(?:operation|surgery|op|procedure|scan|results?|tests?)\b.{0,24}\b(?:went (?:really |so |very )?well|(?:is|are|was|were|came back) (?:all )?(?:fine|good|clear|ok|okay))\b|\b(?:home from|out of) (?:the )?hospital\b|\bon the mend\b|\bmuch better now\b/i;

/** Nothing is wrong after all: 'vet says he's fine, just dramatic'. */
const ALL_WELL =
  /\b(?:(?:he|she|it|they|all|everything)(?:'s|'re| is| are|'ll be| will be)? (?:absolutely |totally |perfectly |completely |going to be )?(?:fine|ok|okay|alright|healthy|grand)|nothing (?:is )?wrong|all clear)\b/i;
const ILL: readonly string[] = ['petIll', 'petVetWorry', 'familyIll', 'hurt'];

function kindIn(text: string): Found {
  const found = likeliestIn(text);
  const needs = NEEDS[found.kind ?? ''];
  const straight = straighten(text);
  if (ILL.includes(found.kind ?? '') && WENT_WELL.test(straight))
    return { kind: 'feelingBetter', sure: SURE_OF_WORDS };
  const other =
    (needs && !needs.test(straight)) || (ILL.includes(found.kind ?? '') && ALL_WELL.test(straight));
  return other ? { kind: null, sure: found.sure } : found;
}

function likeliestIn(text: string): Found {
  if (isGrave(text)) return { kind: 'heavyNews', sure: SURE_OF_BAD };
  const bad = PLAINLY_BAD.find(([, rule]) => rule.test(straighten(text)));
  if (bad) return { kind: bad[0], sure: SURE_OF_BAD };
  const finer = toldFiner(text);
  if (finer.sure >= SURE_OF_FINER) return { ...finer, sure: Math.max(finer.sure, SURE) };
  const all = likely(text, () => ({ features: toldFeaturesOf(text), meaning: meaningOf(text), text }));
  const broad = likeliest(weights, all);
  return byWords(text, all, broad) ?? broad;
}

/** What anything can be beside what it is: of a wedding she looks forward to, the wedding is spoken to. */
const BESIDE_IT = new Set(
  'excitedFor nervousFor waiting laughed perfectTold favouriteTold saysYes theme doing boasts wonder deep slowReply apology herPast'.split(
    ' ',
  ),
);
const LESS = 0.1;
/** Known by its words alone. */
const SURE_OF_WORDS = 0.93;
const worth = ({ kind, sure }: Told) => sure - (BESIDE_IT.has(kind) ? LESS : 0);

/** What is heavy in her message before, when he has asked after it and she goes on without anything new: 'I just want to be cross tonight'. */
function stillHeavy(c: Conversation): Told | null {
  const [before, last] = c.runs.filter((r) => r.speaker === 'Girl').slice(-2);
  if (!before || !last || c.lastSpeaker !== 'Girl') return null;
  const text = last.texts.join(' ');
  if (text.includes('?') || LAUGHTER.test(text) || GLAD.test(straighten(text))) return null;
  if (!GOES_ON_ABOUT_IT.test(straighten(text)) || words(text).length > STILL_SHORT) return null;
  const heavy = piecesTold(before.texts)
    .map(kindIn)
    .some(
      ({ kind, sure }) => kind && isSure({ kind, sure, text }) && markOf({ kind, sure, text }) === 'heavy',
    );
  return heavy ? { kind: 'stillHard', sure: SURE_OF_BAD, text } : null;
}
const GLAD =
  /\b(?:thanks?|thank you|better|fine|good|great|grand|anyway|lovely|sweet|kind|nice|happy|love|haha|ha|clown|idiot|joke|x+)\b/i;
const GOES_ON_ABOUT_IT =
  /^\W*(?:yeah|yes|yep|i know|exactly|same|i|i'?m|i'?ve|i'?ll|idk|dunno|no|not|just|it'?s|it|that'?s)\b/i;
const STILL_SHORT = 16;

/** 'How did your presentation go?' */
const ASKED_AFTER =
  /\bhow(?:'s| is| was| were| did| are|'d| went)? (?:the |your |ur |that )((?!day|week|weekend|morning|evening|night|life|things?|sunday|monday|friday|saturday|going)[a-z]+(?: (?!go|going|went|yesterday|today|last|on|in|at|with|in)[a-z]+)?)\b/;
const SAYS_IT = /^(?:it|they|that|she|he|we)\b/i;

/** Her first sentence with the subject that he gave it: 'my presentation went so well'. */
function aboutWhatHeAsked(messages: readonly string[], c: Conversation): string | null {
  const subject = ASKED_AFTER.exec(straighten(c.boy.at(-1) ?? '').toLowerCase())?.[1];
  const first = sentences(messages[0] ?? '')[0];
  if (!subject || !first || messages.join(' ').includes(subject)) return null;
  return SAYS_IT.test(first) ? first.replace(SAYS_IT, `my ${subject}`) : `my ${subject} was ${first}`;
}

/** The likeliest first. */
export function toldIn(messages: readonly string[], conversation?: Conversation): Told[] {
  const about = conversation ? aboutWhatHeAsked(messages, conversation) : null;
  const pieces = [...piecesTold(messages), ...(about ? [about] : [])];
  prepare(pieces);
  readTogether(pieces);
  const best = new Map<string, Told>();
  for (const text of pieces) {
    const { kind, sure } = kindIn(text);
    // A yes is one to something: 'yes!! I've been to 23 countries' takes nothing up.
    if (kind === 'saysYes' && conversation && !proposes(conversation)) continue;
    if (kind && sure > (best.get(kind)?.sure ?? 0)) best.set(kind, { kind, sure, text });
  }
  const all = [...best.values()].sort((a, b) => worth(b) - worth(a));
  // What she says to him comes before what she tells beside it.
  const toHim = conversation ? toldToHim(conversation) : null;
  const answer = conversation && !toHim ? toldInAnswer(conversation) : null;
  const heavy = isSure(all[0]) && markOf(all[0]) === 'heavy';
  const firm = answer && !answer.weak && !heavy ? answer : null;
  const between = conversation ? (toHim ?? firm ?? betweenTheTwo(messages, conversation)) : null;
  if (between) return [between, ...all];
  if (!answer && !isSure(all[0]) && conversation) {
    const heavyStill = stillHeavy(conversation);
    if (heavyStill) return [heavyStill, ...all];
  }
  // What is surely known stays first. By itself a text is only read for what was learned.
  const sure = isSure(all[0]);
  const perhapsHeavy = all.some((t) => t.sure > PERHAPS && markOf(t) === 'heavy');
  const near = heavy || !conversation ? [] : toldNearest(pieces, messages, { sure, heavy: perhapsHeavy });
  if (near.length > 0) return sure ? [...all.slice(0, 1), ...near, ...all.slice(1)] : [...near, ...all];
  // 'Good thanks, my sister got engaged': that she is well is the least of it.
  return answer && !isSure(all[0]) ? [answer, ...all] : all;
}
