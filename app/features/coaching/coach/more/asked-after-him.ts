/**
 * What she asks after what he has just told her, by the subject of it: 'what game is it?' after a level he made, 'are you close with them?' after a visit to his parents. Each
 * table has the subjects of one part of life. Its answers are true of anybody who wrote such a line. Form of the tables: content/asked-about-him.ts.
 */
import type { Conversation } from '../conversation';
import { knownOf } from '../known-questions';
import type { Question } from '../question-rules';
import { ending, plain } from '../text';
import { AFTER_DAILY_LIFE, AFTER_DAILY_LIFE_RULES } from './after-daily-life';
import { AFTER_DETAILS, AFTER_DETAILS_RULES } from './after-details';
import { AFTER_GRAVE, AFTER_GRAVE_RULES } from './after-grave';
import { AFTER_HIS_PEOPLE, AFTER_HIS_PEOPLE_RULES } from './after-his-people';
import { AFTER_LEISURE, AFTER_LEISURE_RULES } from './after-leisure';
import { AFTER_OTHERS } from './after-others';
import { AFTER_OTHERS_RULES } from './after-others-rules';
import { AFTER_SMALL_THINGS, AFTER_SMALL_THINGS_RULES } from './after-small-things';
import { AFTER_THE_TWO, AFTER_THE_TWO_RULES } from './after-the-two';
import { AFTER_YES_OR_NO, AFTER_YES_OR_NO_RULES } from './after-yes-or-no';
import { isGraveTalk } from './asked-inverted';
import { askedPlainly } from './asked-plainly';

export interface FollowUp {
  kind: string;
  /** In the lines he wrote last, plain. */
  his?: RegExp;
  /** In her question, plain. */
  asked: Pick<RegExp, 'test'>;
  /** In all that she has written since. */
  said?: RegExp;
  /** Neither in what she has written since nor in his lines. */
  not?: RegExp;
  /** Its answers are as grave as what he told: asked after a death or an illness as well. */
  grave?: boolean;
}

export const ASKED_AFTER_HIM: readonly string[] = [
  AFTER_GRAVE,
  AFTER_DAILY_LIFE,
  AFTER_LEISURE,
  AFTER_THE_TWO,
  AFTER_HIS_PEOPLE,
  AFTER_SMALL_THINGS,
  AFTER_OTHERS,
  AFTER_DETAILS,
  AFTER_YES_OR_NO,
];
const RULES: readonly FollowUp[] = [
  ...AFTER_GRAVE_RULES,
  ...AFTER_SMALL_THINGS_RULES,
  ...AFTER_DAILY_LIFE_RULES,
  ...AFTER_LEISURE_RULES,
  ...AFTER_THE_TWO_RULES,
  ...AFTER_HIS_PEOPLE_RULES,
];
/** Of any subject. */
const OF_ANY: readonly FollowUp[] = [...AFTER_OTHERS_RULES, ...AFTER_DETAILS_RULES, ...AFTER_YES_OR_NO_RULES];

/** The end of what he said is what it is of. */
const LONGEST = 400;

/** The end of a longer question is what it asks. */
const LONGEST_ASKED = 160;
/** Words with one blank or one comma between them: no pattern has to try how many marks in a row belong to what. */
const evenly = (text: string) =>
  text
    .replace(/[^\p{L}\p{N}']+$/u, (marks) => (marks.includes('?') ? '?' : ''))
    .replace(/[^\p{L}\p{N}']+(?!$)/gu, (marks) => (/^[ -]+$/.test(marks) ? ' ' : ', '));

/** Null where it asks on of nothing that is known here. */
export function askedAfterHim(q: Question, c: Conversation): Question | null {
  const his = plain(ending(c.runs.findLast((r) => r.speaker === 'Boy')?.texts.join(' . ') ?? '', LONGEST));
  if (!his) return null;
  const text = evenly(ending(plain(q.text), LONGEST_ASKED));
  const hers = plain(ending(c.herOpenLines.join(' . '), LONGEST));
  const grave = isGraveTalk(c);
  const fits = (r: FollowUp, whatever: boolean) =>
    r.asked.test(text) &&
    (whatever || !r.his || r.his.test(his)) &&
    (!r.said || r.said.test(hers)) &&
    !(r.not?.test(text) || r.not?.test(hers) || r.not?.test(his)) &&
    (!grave || r.grave);
  // What anybody asks, whatever was told before, is known by its own words; of what nothing else knows, the subject hardly matters.
  const found =
    RULES.find((r) => fits(r, false)) ??
    (askedPlainly(q.text) === null ? OF_ANY.find((r) => fits(r, !knownOf(q.kind))) : undefined);
  return found ? { kind: found.kind, text: q.text, ...(found.grave ? { grave: true } : {}) } : null;
}
