import { LoginSchema, RequestResetSchema } from './schemas.ts';

/** /auth/link: the password of the account that has the platform's e-mail. */
export const LinkAccountSchema = LoginSchema.pick({ password: true });
/** /auth/email: the e-mail that the platform did not tell. */
export const SocialEmailSchema = RequestResetSchema;
