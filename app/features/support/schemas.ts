import { z } from 'zod';

/** Section 5 of the specification, to the letter. */
export const ENTER_EMAIL = 'Please enter a valid email address';
export const ENTER_REASON = 'Please provide a reason for deletion';
export const ENTER_NAME = 'Please enter your name';
export const ENTER_MESSAGE = 'Please write a message';

const EMAIL_MAX = 254;
const NAME_MAX = 100;
const USER_ID_MAX = 100;
const TEXT_MAX = 5000;

const email = z
  .string(ENTER_EMAIL)
  .trim()
  .max(EMAIL_MAX, ENTER_EMAIL)
  .pipe(z.email(ENTER_EMAIL))
  .transform((value) => value.toLowerCase());

const text = (missing: string) =>
  z.string(missing).trim().min(1, missing).max(TEXT_MAX, `Please use at most ${TEXT_MAX} characters`);

export const ContactSchema = z.object({
  name: z
    .string(ENTER_NAME)
    .trim()
    .min(1, ENTER_NAME)
    .max(NAME_MAX, `Please use at most ${NAME_MAX} characters`),
  email,
  message: text(ENTER_MESSAGE),
});

export const DeletionSchema = z.object({
  email,
  reason: text(ENTER_REASON),
  userId: z.string().trim().max(USER_ID_MAX, `Please use at most ${USER_ID_MAX} characters`).optional(),
});

export type ContactInput = z.infer<typeof ContactSchema>;
export type DeletionInput = z.infer<typeof DeletionSchema>;
