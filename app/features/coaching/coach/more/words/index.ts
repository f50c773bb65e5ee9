/** All words by which it is known what she tells or asks. */
import { ASKED_WORDS_1 } from './asked-1';
import { ASKED_WORDS_2 } from './asked-2';
import { ASKED_WORDS_3 } from './asked-3';
import { ASKED_WORDS_4 } from './asked-4';
import { TOLD_WORDS_1 } from './told-1';
import { TOLD_WORDS_2 } from './told-2';
import { TOLD_WORDS_3 } from './told-3';
import { TOLD_WORDS_4 } from './told-4';

export const TOLD_WORDS: readonly string[] = [TOLD_WORDS_1, TOLD_WORDS_2, TOLD_WORDS_3, TOLD_WORDS_4];
export const ASKED_WORDS: readonly string[] = [ASKED_WORDS_1, ASKED_WORDS_2, ASKED_WORDS_3, ASKED_WORDS_4];
