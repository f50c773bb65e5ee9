import { setTimeout as sleep } from 'node:timers/promises';
import { checkSafety, coach } from './coach/index.ts';
import type { CoachJob } from './types.ts';

/** The first pages after a start come before this. */
const WAIT_MILLISECONDS = 3000;
/** Between two steps, for requests that came meanwhile. */
const PAUSE_MILLISECONDS = 100;

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

/**
 * Does one small job of each kind behind the start: the coach loads its tables and weights as it first needs them, which takes
 * seconds, and nobody should wait for that. `signal` ends it after the step that is being done.
 */
export function startWarmUp(signal: AbortSignal): void {
  warmUp(signal).catch((error) => {
    if (!signal.aborted) console.error('The coach could not be warmed up.', error);
  });
}

async function warmUp(signal: AbortSignal): Promise<void> {
  await sleep(WAIT_MILLISECONDS, undefined, { ref: false, signal });
  // by itself, since it loads the encoder
  checkSafety(CONVERSATION);
  for (const job of JOBS) {
    await sleep(PAUSE_MILLISECONDS, undefined, { ref: false, signal });
    coach(job);
  }
}
