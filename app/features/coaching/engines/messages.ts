/**
 * What a person reads when the coach cannot answer. The sentences of the specification (section 8) are kept
 * to the letter; the others fill the cases it does not name. Pure.
 */
import { SESSION_ENDED } from '../../accounts/sign-in-link';
import type { CoachJob } from '../types';

export const MISSING_KEY_MESSAGE = 'Google Gemini API key is not configured. Please contact support.';

export const TOO_FEW_FOR_TEXT =
  'Could not generate complete suggestions. Please try rephrasing your conversation.';
export const TOO_FEW_FOR_IMAGE =
  'Failed to generate 3 suggestions. Please try again with a different screenshot.';

export const FLAGGED_IMAGE = {
  title: 'Content Warning',
  description:
    'The content was flagged by our safety filters. Please ensure your message follows community guidelines and try again with different content.',
} as const;

export const FLAGGED_TEXT = {
  title: 'Response Generation Error',
  description:
    "We couldn't generate appropriate responses for this conversation. Please try different wording or contact support if the issue persists.",
} as const;

export const MESSAGES = {
  rateLimited: 'The coach is getting too many requests right now. Please wait a moment and try again.',
  quotaDay: 'The coach has reached its limit for today. Please try again later.',
  modelNotFound: 'The AI model is not available right now. Please try again later or contact support.',
  captivePortal:
    'The network answered instead of the coach. If it has a sign-in page, sign in there first, then try again.',
  cutOff: 'The connection broke while the coach was answering. Please try again.',
  timeout: 'The coach took too long to answer. Please try again.',
  aborted: 'The request was cancelled.',
  network: 'The coach could not be reached. Please check your connection and try again.',
  refused: 'The AI service did not accept the request. Please try again later or contact support.',
  signedOut: SESSION_ENDED,
  tooLong: 'This text is too long for the coach. Please shorten it and try again.',
  planLimit: 'You have reached the limit of your plan. Please see the pricing page for more.',
  server: 'The AI service has a problem right now. Please try again in a moment.',
  unreadable: 'The coach gave an answer that could not be read. Please try again.',
} as const;

export type CoachFailureKind =
  | 'missing-key'
  | 'flagged'
  | 'too-few'
  | 'empty'
  | 'rate-limited'
  | 'plan-limit'
  | 'model-not-found'
  | 'captive-portal'
  | 'timeout'
  | 'aborted'
  | 'network'
  | 'refused'
  | 'signed-out'
  | 'too-long'
  | 'server'
  | 'unreadable';

export interface CoachFailure {
  kind: CoachFailureKind;
  /** A sentence for the person. Too few and flagged depend on the screen: see `failureToast`. */
  message: string;
  /** Whole seconds, when the model said how long to wait. */
  retryAfterSeconds?: number;
  /** One line for whoever runs the app (a log, never a toast); holds no key and no text of the person. */
  operatorHint?: string;
}

/** What is offered when the hosted model fails. */
export const USE_BUILT_IN = 'Use the built-in coach';

/** The screens that show a failure, each with its own title and generic sentence. */
export type CoachScreen = 'image' | 'text' | 'starters' | 'dashboard-profile' | 'standalone-profile';

export const ERROR_TITLES: Record<CoachScreen, string> = {
  image: 'Error Processing Image',
  text: 'Error Analyzing Text',
  starters: 'Error Generating Starters',
  'dashboard-profile': 'Error Generating Profile Suggestions',
  'standalone-profile': 'Error Generating Profile Suggestions',
};

/** Shown when an error has no sentence of its own. */
export const GENERIC_ERRORS: Record<CoachScreen, string> = {
  image: 'An error occurred while processing the image. Please try again.',
  text: 'An error occurred while analyzing the text. Please try again.',
  starters: 'An error occurred while generating starters. Please try again.',
  'dashboard-profile': 'An error occurred while generating profile suggestions. Please try again.',
  'standalone-profile': 'An error occurred while analyzing your profile.',
};

const TOO_FEW: Record<CoachScreen, string> = {
  image: TOO_FEW_FOR_IMAGE,
  text: TOO_FEW_FOR_TEXT,
  starters: 'Could not generate complete suggestions. Please try rephrasing your profile details.',
  'dashboard-profile': 'Could not generate complete suggestions. Please try rephrasing your profile.',
  'standalone-profile': 'Could not generate complete suggestions. Please try rephrasing your profile.',
};

/** The screen a job belongs to, a screenshot's being the caller's to tell. */
export function screenOf(job: CoachJob): CoachScreen {
  if (job.kind === 'openers') return 'starters';
  if (job.kind === 'profile') {
    return job.variant === 'dashboard' ? 'dashboard-profile' : 'standalone-profile';
  }
  return 'text';
}

export function tooFewMessage(screen: CoachScreen): string {
  return TOO_FEW[screen];
}

/** The destructive toast of section 8 for a failure on a screen. */
export function failureToast(
  failure: CoachFailure,
  screen: CoachScreen,
): { title: string; description: string } {
  if (failure.kind === 'flagged') return screen === 'image' ? FLAGGED_IMAGE : FLAGGED_TEXT;
  if (failure.kind === 'too-few' || failure.kind === 'empty') {
    return { title: ERROR_TITLES[screen], description: TOO_FEW[screen] };
  }
  return { title: ERROR_TITLES[screen], description: failure.message || GENERIC_ERRORS[screen] };
}
