import { setTimeout as sleep } from 'node:timers/promises';
import { coach } from './coach/index.ts';
import { prepare } from './coach/more/encoder/meaning.ts';
import { readTogether } from './coach/more/encoder/reader.ts';
import type { CoachJob } from './types.ts';

/** Between two looks whether there is time for a step. */
const PAUSE_MILLISECONDS = 300;

const CONVERSATION = 'Girl: I was in Lisbon with my sister. Do you travel much?\nBoy: Sometimes';
const ABOUT = 'I climb, bake bread and work as a nurse';
const PROFILE = { currentBio: ABOUT, interests: ABOUT, lookingFor: ABOUT, career: ABOUT, lifestyle: ABOUT };

const JOBS: readonly CoachJob[] = [
  { kind: 'replies', conversation: CONVERSATION, advanced: true },
  { kind: 'openers', profileDetails: ABOUT },
  { kind: 'profile', variant: 'dashboard', profile: PROFILE },
  { kind: 'profile', variant: 'standalone', profile: { ...PROFILE, goals: ABOUT, photos: ABOUT } },
  { kind: 'library', type: 'ice_breaker', context: ABOUT, avoid: [] },
];

/** None of them takes much longer than a second. */
const STEPS: readonly (() => unknown)[] = [
  // the two encoders by themselves, since a conversation would load both at once
  () => prepare([ABOUT]),
  () => readTogether([ABOUT]),
  ...JOBS.map((job) => () => coach(job)),
];

/**
 * Does one small job of each kind behind the start: the coach loads its tables and weights as it first needs them, which takes
 * seconds, and nobody should wait for that. So each step is done only while `isQuiet`; `signal` ends it after the one that is
 * being done.
 */
export function startWarmUp(isQuiet: () => boolean, signal: AbortSignal): void {
  warmUp(isQuiet, signal).catch((error) => {
    if (!signal.aborted) console.error('The coach could not be warmed up.', error);
  });
}

async function warmUp(isQuiet: () => boolean, signal: AbortSignal): Promise<void> {
  for (const step of STEPS) {
    do await sleep(PAUSE_MILLISECONDS, undefined, { ref: false, signal });
    while (!isQuiet());
    step();
  }
}
