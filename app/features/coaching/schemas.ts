import { z } from 'zod';
import { CONVERSATION_MAX, EMPTY_TEXT, TOO_LONG_TEXT } from './text-limits.ts';

export { CONVERSATION_MAX, EMPTY_TEXT, TOO_LONG_TEXT };

/** Section 9 of the specification and contract section 2. */
export const SUGGESTION_MAX = 2000;
export const SUGGESTIONS_MAX = 10;
export const PROFILE_MIN = 10;
export const HISTORY_PAGE_SIZE = 5;
const PAGE_MAX = 1_000_000;
const PAGE_SIZE_MAX = 100;
const ID_MAX = 100;

export const SESSION_TYPES = ['chat-helper', 'chat-starter', 'profile-wizard'] as const;
export type SessionType = (typeof SESSION_TYPES)[number];

const sessionType = z.enum(SESSION_TYPES, `type must be one of ${SESSION_TYPES.join(', ')}`);

const BAD_REPLACES = 'replaces must be the id of a session, or null';

const optionalText = (name: string) =>
  z
    .string(`${name} must be text or null`)
    .max(SUGGESTION_MAX, `${name} must be at most ${SUGGESTION_MAX} characters`)
    .nullish();

export const SaveSessionSchema = z.object({
  // the standalone screens of the specification send none
  type: sessionType.default('chat-helper'),
  conversationText: z.string(EMPTY_TEXT).trim().min(1, EMPTY_TEXT).max(CONVERSATION_MAX, TOO_LONG_TEXT),
  suggestions: z
    .array(
      z
        .string('Each suggestion must be text')
        .min(1, 'A suggestion must not be empty')
        .max(SUGGESTION_MAX, `Each suggestion must be at most ${SUGGESTION_MAX} characters`),
      'suggestions must be a list of text',
    )
    .min(1, 'suggestions must hold at least one text')
    .max(SUGGESTIONS_MAX, `suggestions must hold at most ${SUGGESTIONS_MAX} texts`),
  selectedSuggestion: optionalText('selectedSuggestion'),
  outcome: optionalText('outcome'),
  /** the id of the session that this one, from the same box, takes the place of */
  replaces: z.string(BAD_REPLACES).max(ID_MAX, BAD_REPLACES).nullish(),
  /** true: spend a Chat Helper credit on the reading, on a plan without it */
  advanced: z.boolean('advanced must be true or false').nullish(),
  /** true for a session that waited in the device's outbox: the plan's limit leaves some room for those */
  fromOutbox: z.boolean('fromOutbox must be true or false').nullish(),
});

export type SaveSession = z.output<typeof SaveSessionSchema>;

/** A saved coaching session as the JSON contract gives it. */
export interface CoachingSession {
  id: string;
  type: SessionType;
  conversationText: string;
  suggestions: string[];
  selectedSuggestion: string | null;
  outcome: string | null;
  reading: import('./types.ts').Reading | null;
  createdAt: string;
  /** on pages: the fact behind each suggestion, whole, since a page without script looks nothing up */
  facts?: (import('./evidence.ts').Fact | null)[];
}

export interface SessionPage {
  items: CoachingSession[];
  total: number;
  page: number;
  pageCount: number;
}

function positive(name: string, most: number) {
  const message = `${name} must be a whole number from 1 to ${most.toLocaleString('en')}`;
  return z.coerce.number(message).int(message).min(1, message).max(most, message);
}

export const SessionQuerySchema = z.object({
  type: sessionType.optional(),
  page: positive('page', PAGE_MAX).optional(),
  pageSize: positive('pageSize', PAGE_SIZE_MAX).optional(),
});

export const ChatHelperSchema = z.object({
  conversationText: z.string(EMPTY_TEXT).trim().min(1, EMPTY_TEXT).max(CONVERSATION_MAX, TOO_LONG_TEXT),
  advanced: z.literal('on').optional(),
  /** of a chat with names for its speakers: which one is the boy */
  boyIs: z.string().optional(),
});

/** Five fields and their labels still fit into one session's text. */
export const PROFILE_FIELD_MAX = 3500;
export const STARTER_DETAILS_SHORT = 'Please provide at least 10 characters of profile details';

export const ChatStarterSchema = z.object({
  profileDetails: z
    .string(STARTER_DETAILS_SHORT)
    .trim()
    .min(PROFILE_MIN, STARTER_DETAILS_SHORT)
    .max(CONVERSATION_MAX, TOO_LONG_TEXT),
});

const profileField = (message: string, min: number) =>
  z
    .string(message)
    .trim()
    .min(min, message)
    .max(
      PROFILE_FIELD_MAX,
      `Please shorten this to at most ${PROFILE_FIELD_MAX.toLocaleString('en')} characters`,
    );

/** The five fields of the dashboard's Profile Wizard. */
export const DashboardProfileSchema = z.object({
  currentBio: profileField('Please provide your current bio (minimum 10 characters)', PROFILE_MIN),
  interests: profileField('Please describe your interests and hobbies', PROFILE_MIN),
  career: profileField('Please provide details about your career and education', PROFILE_MIN),
  lookingFor: profileField("Please describe what you're looking for", PROFILE_MIN),
  lifestyle: profileField('Please describe your values and lifestyle', PROFILE_MIN),
});

/** The four fields of the Profile Optimization Wizard. */
export const StandaloneProfileSchema = z.object({
  currentBio: profileField('Please provide your current bio', 1),
  interests: profileField('Please list some of your interests', 1),
  goals: profileField("Please describe what you're looking for", 1),
  photos: profileField('Please describe your current photos', 1),
});
