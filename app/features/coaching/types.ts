/**
 * The words every part of coaching shares. Pure: no server, browser or Remix import.
 */

/** The three replies, always in this order (contract section 7). */
export const REPLY_TONES = ['confident', 'playful', 'intriguing'] as const;
export type ReplyTone = (typeof REPLY_TONES)[number];

export interface DashboardProfile {
  currentBio: string;
  interests: string;
  career: string;
  lookingFor: string;
  lifestyle: string;
}

export interface StandaloneProfile {
  currentBio: string;
  interests: string;
  goals: string;
  photos: string;
}

export type LibraryType = 'ice_breaker' | 'compliment';

/** One piece of work for a coach engine. */
export type CoachJob =
  | { kind: 'replies'; conversation: string; advanced: boolean }
  | { kind: 'openers'; profileDetails: string }
  | { kind: 'profile'; variant: 'dashboard'; profile: DashboardProfile }
  | { kind: 'profile'; variant: 'standalone'; profile: StandaloneProfile }
  | { kind: 'library'; type: LibraryType; context: string; avoid: readonly string[] };

/** The element that holds a tool's suggestions: where links and redirects lead to. */
export const RESULTS_ID = 'results';

/** One suggestion: what can be copied, and why it works. */
export interface Suggestion {
  text: string;
  psychology: string;
  /** A key of the evidence table, when the psychology rests on one fact. */
  evidence?: string;
  /** The fact itself, with a suggestion that was saved. */
  fact?: import('./evidence').Fact;
}

/** Why a text is not coached; engines turn it into the Gemini protocol's safety block. */
export type SafetyCategory = 'minor' | 'sexual' | 'hate' | 'threat';

export type CoachAnswer =
  | {
      outcome: 'answered';
      suggestions: Suggestion[];
      reading?: Reading;
      caring?: boolean;
      declined?: boolean;
    }
  | { outcome: 'blocked'; category: SafetyCategory };

/** The short reading of a conversation that comes with "advanced conversation analysis". */
export interface Reading {
  /** 0..1: his share of words, of questions; mean words per turn in order, for the small picture. */
  investment: {
    boyWordShare: number;
    girlWordShare: number;
    boyQuestions: number;
    girlQuestions: number;
    turns: { speaker: 'Girl' | 'Boy'; words: number }[];
    summary: string;
  };
  signals: { kind: 'interest' | 'distance'; label: string; line: string }[];
  nextStep: { step: 'keep-talking' | 'suggest-date' | 'give-space' | 'accept-kindly'; text: string };
}
