import { z } from 'zod';
import type { PlanId } from '../plans/plans.ts';

/** Section 5 of the specification, to the letter. */
export const INVALID_EMAIL = 'Invalid email address';
export const SIGN_IN_PASSWORD_MIN = 6;
export const NEW_PASSWORD_MIN = 8;
/** Longer input would only make hashing slow. */
const PASSWORD_MAX = 256;
const EMAIL_MAX = 254;

const email = z
  .string(INVALID_EMAIL)
  .trim()
  .max(EMAIL_MAX, INVALID_EMAIL)
  .pipe(z.email(INVALID_EMAIL))
  .transform((value) => value.toLowerCase());

const TOO_LONG = `Password must be at most ${PASSWORD_MAX} characters`;

const signInPassword = z
  .string(`Password must be at least ${SIGN_IN_PASSWORD_MIN} characters`)
  .min(SIGN_IN_PASSWORD_MIN, `Password must be at least ${SIGN_IN_PASSWORD_MIN} characters`)
  .max(PASSWORD_MAX, TOO_LONG);

export const newPassword = z
  .string(`Password must be at least ${NEW_PASSWORD_MIN} characters`)
  .min(NEW_PASSWORD_MIN, `Password must be at least ${NEW_PASSWORD_MIN} characters`)
  .max(PASSWORD_MAX, TOO_LONG)
  .regex(/[A-Z]/, 'Password must contain at least one uppercase letter')
  .regex(/[a-z]/, 'Password must contain at least one lowercase letter')
  .regex(/[0-9]/, 'Password must contain at least one number')
  .regex(/[^A-Za-z0-9]/, 'Password must contain at least one special character');

export const LoginSchema = z.object({ email, password: signInPassword });
export const RegisterSchema = z.object({ email, password: newPassword });
export const RequestResetSchema = z.object({ email });
export const ResetPasswordSchema = z.object({ token: z.string('Invalid reset link'), newPassword });
export const ResetPasswordFormSchema = z
  .object({ password: newPassword, confirmPassword: z.string('Passwords do not match') })
  .refine((form) => form.password === form.confirmPassword, {
    message: 'Passwords do not match',
    path: ['confirmPassword'],
  });
export const ChangePasswordSchema = z.object({ currentPassword: signInPassword, newPassword });

export type Credentials = z.infer<typeof LoginSchema>;

/** What a signed-in person's client may know of them. */
export interface CurrentUser {
  id: string;
  username: string;
  email: string;
  plan: PlanId;
  createdAt: string;
}
