import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const optionalText = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional();

const optionalUrl = (example: string) =>
  optionalText.refine((value) => value === undefined || URL.canParse(value), `a URL, for example ${example}`);

/** Where a platform's sign-in lives; a base URL of one's own is for gateways and tests. */
const platform = (name: string) => ({
  [`${name}_CLIENT_ID`]: optionalText,
  [`${name}_CLIENT_SECRET`]: optionalText,
  [`${name}_BASE_URL`]: optionalUrl('https://gateway.example.org'),
});

const whole = (what: string, min: number, max: number, example: string) => {
  const message = `${what}, for example ${example}`;
  return z.coerce.number(message).int(message).min(min, message).max(max, message);
};

const EnvSchema = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'production, development or test')
    .default('production'),
  PORT: whole('a port number from 0 to 65535', 0, 65535, '3000').default(3000),
  HOST: z.string().trim().min(1).default('0.0.0.0'),
  PUBLIC_URL: optionalUrl('https://rapport.example.org').transform((value) => value && new URL(value).origin),
  PRODUCT_NAME: optionalText.transform((value) => value ?? 'Rapport'),
  DATABASE_URL: z
    .string()
    .regex(
      /^(file:.+|postgres(ql)?:\/\/.+)$/,
      'file:PATH or postgresql://..., for example file:./data/rapport.db',
    )
    .default('file:./data/rapport.db'),
  SESSION_SECRET: optionalText.refine(
    (value) => value === undefined || value.length >= 32,
    'at least 32 random characters, for example the output of: openssl rand -hex 32',
  ),
  COACH_ENGINE: z
    .enum(['gemini', 'gemini-proxy', 'embedded'], 'gemini, gemini-proxy or embedded, for example embedded')
    .default('gemini'),
  GEMINI_API_KEY: optionalText.transform((value) => value ?? ''),
  GEMINI_MODEL: optionalText.transform((value) => value ?? 'gemini-pro'),
  GEMINI_BASE_URL: optionalUrl('https://generativelanguage.googleapis.com'),
  SMTP_URL: optionalText.refine(
    (value) => value === undefined || /^smtps?:\/\//.test(value),
    'an smtp URL, for example smtp://user:password@mail.example.org:587',
  ),
  MAIL_FROM: optionalText.transform((value) => value ?? 'no-reply@localhost'),
  MAIL_TO: optionalText.transform((value) => value ?? 'support@localhost'),
  TRUST_PROXY: whole('how many proxies stand in front', 0, 10, '1').default(0),
  DATA_DIR: optionalText.transform((value) => path.resolve(value ?? 'data')),
  ...platform('TWITTER'),
  ...platform('FACEBOOK'),
  ...platform('INSTAGRAM'),
  ...platform('TIKTOK'),
});

/** A bad variable: its message is one line that names it, what it must be, and an example. */
export class EnvError extends Error {}

/** Checks the variables and fills in defaults. Throws `EnvError` at the first bad one. */
export function parseEnv(source: Record<string, string | undefined>) {
  // an empty line in .env means "not set"
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = EnvSchema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new EnvError(`${String(issue?.path[0])} must be ${issue?.message}`);
  }
  if (parsed.data.NODE_ENV === 'production' && !parsed.data.SESSION_SECRET) {
    throw new EnvError(
      'SESSION_SECRET must be set in production: at least 32 random characters, for example the output of: openssl rand -hex 32',
    );
  }
  return {
    ...parsed.data,
    SESSION_SECRET: parsed.data.SESSION_SECRET ?? 'a secret that is only good for development',
  };
}

function readEnv() {
  // the process environment wins: loadEnvFile never overwrites
  if (existsSync('.env') && process.env.NODE_ENV !== 'test') process.loadEnvFile('.env');
  try {
    return parseEnv(process.env);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

export const env = readEnv();
