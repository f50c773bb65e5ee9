/** All conversations of the instrument: those the rules were tuned on, and those held out. */
import type { ConversationCase } from './case-format';
import { CONVERSATIONS } from './conversations';
import { FRESH_A } from './fresh-a';
import { FRESH_AB } from './fresh-ab';
import { FRESH_AC } from './fresh-ac';
import { FRESH_AD } from './fresh-ad';
import { FRESH_AE } from './fresh-ae';
import { FRESH_B } from './fresh-b';
import { FRESH_C } from './fresh-c';
import { FRESH_D } from './fresh-d';
import { FRESH_E } from './fresh-e';
import { FRESH_F } from './fresh-f';
import { FRESH_G } from './fresh-g';
import { FRESH_H } from './fresh-h';
import { FRESH_I } from './fresh-i';
import { FRESH_J } from './fresh-j';
import { FRESH_K } from './fresh-k';
import { FRESH_L } from './fresh-l';
import { FRESH_M } from './fresh-m';
import { FRESH_N } from './fresh-n';
import { FRESH_O } from './fresh-o';
import { FRESH_P } from './fresh-p';
import { FRESH_Q } from './fresh-q';
import { FRESH_R } from './fresh-r';
import { FRESH_S } from './fresh-s';
import { FRESH_T } from './fresh-t';
import { FRESH_U } from './fresh-u';
import { FRESH_V } from './fresh-v';
import { FRESH_W } from './fresh-w';
import { FRESH_X } from './fresh-x';
import { FRESH_Y } from './fresh-y';
import { FRESH_Z } from './fresh-z';
import { HELD_OUT } from './held-out';
import { UNSEEN_1 } from './unseen-1';
import { UNSEEN_2 } from './unseen-2';
import { UNSEEN_3 } from './unseen-3';
import { UNSEEN_4 } from './unseen-4';

/** In the order they were written; only the first was tuned on while it was written. */
export const SETS: Readonly<Record<string, readonly ConversationCase[]>> = {
  'first conversations': CONVERSATIONS,
  'held out': HELD_OUT,
  'unseen 1': UNSEEN_1,
  'unseen 2': UNSEEN_2,
  'unseen 3': UNSEEN_3,
  'unseen 4': UNSEEN_4,
  'fresh a': FRESH_A,
  'fresh b': FRESH_B,
  'fresh c': FRESH_C,
  'fresh d': FRESH_D,
  'fresh e': FRESH_E,
  'fresh s': FRESH_S,
  'fresh f': FRESH_F,
  'fresh g': FRESH_G,
  'fresh h': FRESH_H,
  'fresh i': FRESH_I,
  'fresh j': FRESH_J,
  'fresh k': FRESH_K,
  'fresh l': FRESH_L,
  'fresh m': FRESH_M,
  'fresh n': FRESH_N,
  'fresh o': FRESH_O,
  'fresh p': FRESH_P,
  'fresh q': FRESH_Q,
  'fresh r': FRESH_R,
  'fresh t': FRESH_T,
  'fresh u': FRESH_U,
  'fresh v': FRESH_V,
  'fresh w': FRESH_W,
  'fresh x': FRESH_X,
  'fresh y': FRESH_Y,
  'fresh z': FRESH_Z,
  'fresh ab': FRESH_AB,
  'fresh ac': FRESH_AC,
  'fresh ad': FRESH_AD,
  'fresh ae': FRESH_AE,
};

/**
 * The newest sets: what they taught was mended by kind and nothing was written for a case of theirs, so they stand for
 * chats the coach does not know. They have a table and bars of their own.
 */
export const NEWEST: readonly string[] = [
  'fresh f',
  'fresh g',
  'fresh s',
  'fresh h',
  'fresh i',
  'fresh j',
  'fresh k',
];

/** The latest sets. Nothing learns from their chats; what readers said of the replies to them was mended by kind. */
export const LATEST: readonly string[] = [
  'fresh l',
  'fresh m',
  'fresh n',
  'fresh o',
  'fresh p',
  'fresh q',
  'fresh r',
  'fresh t',
  'fresh u',
  'fresh v',
  'fresh w',
  'fresh x',
  'fresh y',
  'fresh z',
  'fresh ab',
  'fresh ac',
  'fresh ad',
  'fresh ae',
];

/** The sets whose name contains `only`, or all of them. */
export function parts(only: string | undefined): [string, readonly ConversationCase[]][] {
  return Object.entries(SETS).filter(([name]) => only === undefined || name.includes(only));
}

/** What the signs' classifier may learn from: every set that has been looked at, so not the newest. */
export const LEARNED_SETS: readonly (readonly ConversationCase[])[] = [
  CONVERSATIONS,
  HELD_OUT,
  UNSEEN_1,
  UNSEEN_2,
  UNSEEN_3,
  UNSEEN_4,
  FRESH_A,
  FRESH_B,
  FRESH_C,
  FRESH_D,
  FRESH_E,
  FRESH_S,
  FRESH_F,
  FRESH_G,
  FRESH_H,
  FRESH_I,
  FRESH_J,
  FRESH_K,
];
