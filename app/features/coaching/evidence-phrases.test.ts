import { describe, expect, it } from 'vitest';
import { coach } from './coach';
import { factFor } from './evidence';
import { evidenceIn } from './evidence-phrases';
import type { CoachJob } from './types';

const PROFILE = 'I restore old Vespas, cook long dinners and climb on Sundays';
const JOBS: CoachJob[] = [
  {
    kind: 'replies',
    conversation:
      'Girl: I just got back from Lisbon!\nBoy: How was it?\nGirl: Amazing, do you like travelling?',
    advanced: false,
  },
  {
    kind: 'replies',
    conversation: 'Girl: You are nice, but I am not interested. Good luck!',
    advanced: false,
  },
  { kind: 'openers', profileDetails: 'Anna, 31, climbs, bakes sourdough and loves museums' },
  {
    kind: 'profile',
    variant: 'dashboard',
    profile: {
      currentBio: PROFILE,
      interests: PROFILE,
      career: PROFILE,
      lookingFor: PROFILE,
      lifestyle: PROFILE,
    },
  },
  {
    kind: 'profile',
    variant: 'standalone',
    profile: { currentBio: PROFILE, interests: PROFILE, goals: PROFILE, photos: PROFILE },
  },
];

describe('the fact that a stored psychology says', () => {
  it.each(JOBS)('is the one it was written with: $kind', (job) => {
    const answer = coach(job);
    if (answer.outcome !== 'answered') throw new Error(answer.category);
    for (const { psychology, evidence } of answer.suggestions) {
      expect(evidenceIn(psychology), psychology).toBe(evidence ?? null);
      if (evidence) expect(factFor(evidence)).not.toBeNull();
    }
  });

  it('is none where nothing of the kind is said', () => {
    expect(evidenceIn('')).toBeNull();
    expect(evidenceIn('It is warm and specific.')).toBeNull();
  });
});
