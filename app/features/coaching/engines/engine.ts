/** What every coach engine offers. Pure types. */
import type { CoachAnswer, CoachJob } from '../types';
import type { CoachFailure } from './messages';

export type EngineAnswer = Extract<CoachAnswer, { outcome: 'answered' }>;

export type EngineResult = { ok: true; answer: EngineAnswer } | { ok: false; failure: CoachFailure };

export interface GenerateOptions {
  signal?: AbortSignal;
  /** Called before the one corrective retry, with what was wrong with the first answer. */
  onRetry?: (problem: string) => void;
}

export interface CoachEngine {
  /** Never rejects: whatever goes wrong comes back as a failure. */
  generate(job: CoachJob, options?: GenerateOptions): Promise<EngineResult>;
}
