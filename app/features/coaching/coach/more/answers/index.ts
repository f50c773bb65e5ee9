/** What he can say to what she tells in answer to him, see ../told-in-answer.ts. */

import { ANSWERS_BETWEEN_THEM } from './between-them';
import { ANSWERS_OF_HER_DAY } from './of-her-day';
import { ANSWERS_OF_HER_TASTES } from './of-her-tastes';
import { ANSWERS_OF_HERSELF } from './of-herself';
import { ANSWERS_IN_SHORT } from './short-turns';

export const TOLD_IN_ANSWER: readonly string[] = [
  ANSWERS_OF_HER_DAY,
  ANSWERS_OF_HERSELF,
  ANSWERS_OF_HER_TASTES,
  ANSWERS_BETWEEN_THEM,
  ANSWERS_IN_SHORT,
];

export { ANSWERS_BETWEEN_THEM };
