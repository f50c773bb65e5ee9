/** What her messages tell, learned from the lines in tests/eval/coach/tellings by scripts/train-kinds.mjs; finer.ts knows more of it, feels.ts less. */

import type { Conversation } from '../conversation';
import { straighten } from '../text';
import { SURE, type Told } from '../told';
import { betweenTheTwo } from './between-the-two';
import { meaningOf, prepare } from './encoder/meaning';
import { readerOf, readTogether } from './encoder/reader';
import { toldFiner } from './finer';
import { isGrave } from './grave';
import { classifier, type Found } from './sparse';
import { piecesTold, toldFeaturesOf } from './told-features';
import * as weights from './told-weights';
import { wordRules } from './word-rules';
import { TOLD_WORDS } from './words';

const classify = classifier(weights, readerOf('told'));
/** From here on a finer kind is spoken to: it lies within a broad one, or beside them. */
const SURE_OF_FINER = 0.875;
const SURE_OF_BAD = 0.95;
/** What is known by so many words that stand together, where nothing that was learned is as sure. */
const SURE_BY_WORDS = { few: 0.9, many: 0.93, number: 3 };

/** What something is only likened to: 'crying in the toilet like a child' is of no childhood. */
const LIKENED = /(?<!\b(?:i|you|we|they|would|do|dont|don't|really|also) )\blike (?:an?|the|some|my) (?:\w+ )?\w+/gi;

let rules: ReturnType<typeof wordRules> | null = null;

/** The likeliest of the kinds whose words stand in it: the one that needs most of them, or else what was learned sees in it, too. */
function byWords(text: string, learned: string | null): Found | null {
  rules ??= wordRules(TOLD_WORDS);
  const hits = rules(text.replace(LIKENED, ''));
  const most = hits[0]?.weight ?? 0;
  const best = hits.find(({ kind, weight }) => kind === learned && weight === most) ?? hits[0];
  if (!best) return null;
  const { few, many, number } = SURE_BY_WORDS;
  return { kind: best.kind, sure: best.weight >= number ? many : few };
}

/** News that is bad whatever she laughs beside it. */
const PLAINLY_BAD: readonly [kind: string, rule: RegExp][] = [
  [
    'badLuck',
    /\b(?:my|our) (?:car|bike|purse|bag|wallet|phone|van|laptop) (?:was|got|has been|'s been) (?:\w+ )?(?:stolen|nicked|broken into|vandalised)\b|\b(?:stole|nicked|broke into) (?:my|our) (?:car|bike|purse|bag|wallet|phone|van|laptop)\b/i,
  ],
  ['sadMood', /\bi (?:really |just |sometimes )?hate (?:my body|myself|how i look)\b/i],
  ['nervous', /\bmy period is (?:\w+ )?late\b/i],
  [
    'lostJob',
    /\b(?:i|i'?ve|we|we'?ve|just) (?:just )?(?:got|been|was|were|getting) (?:laid off|fired|sacked|made redundant)\b|\b(?:lost|losing) (?:my|our) jobs?\b|\b(?:closing|shutting)(?: down)? (?:our|my) (?:office|shop|school|branch|factory|ward|store|department)\b/i,
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
  languageTold: /^(?!.*\blove languages?\b)/is,
  petIll: SOMETHING_WRONG,
  petVetWorry: SOMETHING_WRONG,
  saysYesGladly: /^(?!\W*(?:no|nope|nah|never|absolutely not)\b)/i,
  // Somebody else's, whom she marks.
  passedExam: /^(?!.*\b(?:marking|marked|mark|mocks?)\b)/is,
};

/** Nothing is wrong after all: 'vet says he's fine, just dramatic'. */
const ALL_WELL =
  /\b(?:(?:he|she|it|they|all|everything)(?:'s|'re| is| are|'ll be| will be)? (?:absolutely |totally |perfectly |completely |going to be )?(?:fine|ok|okay|alright|healthy|grand)|nothing (?:is )?wrong|all clear)\b/i;
const ILL: readonly string[] = ['petIll', 'petVetWorry', 'familyIll', 'hurt'];

function kindIn(text: string): Found {
  const found = likeliestIn(text);
  const needs = NEEDS[found.kind ?? ''];
  const straight = straighten(text);
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
  const broad = classify(text, () => ({ features: toldFeaturesOf(text), meaning: meaningOf(text), text }));
  if (broad.kind && broad.sure >= SURE) return broad;
  return byWords(text, broad.kind) ?? broad;
}

/** The likeliest first. */
export function toldIn(messages: readonly string[], conversation?: Conversation): Told[] {
  const pieces = piecesTold(messages);
  prepare(pieces);
  readTogether(pieces);
  const best = new Map<string, Told>();
  for (const text of pieces) {
    const { kind, sure } = kindIn(text);
    if (kind && sure > (best.get(kind)?.sure ?? 0)) best.set(kind, { kind, sure, text });
  }
  const all = [...best.values()].sort((a, b) => b.sure - a.sure);
  // What she says to him comes before what she tells beside it.
  const between = conversation ? betweenTheTwo(messages, conversation) : null;
  return between ? [between, ...all] : all;
}
