/** What is asked of anything and everything, in all its parts. */
import { WIDELY_ASKED_1 } from './widely-asked-1';
import { WIDELY_ASKED_2 } from './widely-asked-2';
import { WIDELY_ASKED_3 } from './widely-asked-3';
import { WIDELY_ASKED_4 } from './widely-asked-4';
import { WIDELY_ASKED_5 } from './widely-asked-5';

/** In the order in which the bars were measured: a few kinds are in two parts, and chance draws among their lines. */
export const WIDELY_ASKED: readonly string[] = [
  WIDELY_ASKED_4,
  WIDELY_ASKED_5,
  WIDELY_ASKED_3,
  WIDELY_ASKED_1,
  WIDELY_ASKED_2,
];
