import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import nodemailer from 'nodemailer';
import { env } from '../env.server.ts';

export interface Mail {
  to: string;
  subject: string;
  /** plain text; ASCII lines stay whole in the .eml file, so a link can be copied from it */
  text: string;
  replyTo?: { name: string; address: string };
}

const SMTP_TIMEOUT_MILLISECONDS = 20_000;
/** Long enough for the answer to have left. */
const BACKGROUND_DELAY_MILLISECONDS = 150;

/** The text of a mail may not make the mailer read a file or an address. */
const LOCKED = { disableFileAccess: true, disableUrlAccess: true } as const;

/** A bare address goes out under the product's name. */
const FROM = env.MAIL_FROM.includes('<') ? env.MAIL_FROM : { name: env.PRODUCT_NAME, address: env.MAIL_FROM };

const smtp = env.SMTP_URL
  ? nodemailer.createTransport({
      url: env.SMTP_URL,
      connectionTimeout: SMTP_TIMEOUT_MILLISECONDS,
      greetingTimeout: SMTP_TIMEOUT_MILLISECONDS,
      socketTimeout: SMTP_TIMEOUT_MILLISECONDS,
      ...LOCKED,
    })
  : null;

if (smtp && !env.PUBLIC_URL) {
  console.warn(
    'PUBLIC_URL is not set, so links to choose a new password are mailed on localhost only. Set it.',
  );
}

const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, ...LOCKED });

/** Sends the mail, or writes it to the outbox folder when no SMTP_URL is set. Throws when that fails. */
export async function sendMail(mail: Mail): Promise<void> {
  const message = { from: FROM, ...mail };
  if (smtp) {
    await smtp.sendMail(message);
    return;
  }
  const { message: source } = await composer.sendMail(message);
  const folder = path.join(env.DATA_DIR, 'outbox');
  await mkdir(folder, { recursive: true });
  const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.eml`;
  const file = path.join(folder, name);
  // a reset link is as good as a password for an hour
  await writeFile(file, source as Buffer, { mode: 0o600 });
  console.log(`Mail "${mail.subject}" written to ${file}`);
}

const sending = new Set<Promise<void>>();

/** Resolves once every mail that was promised has been sent, or could not be. */
export async function mailsSent(): Promise<void> {
  while (sending.size > 0) await Promise.all(sending);
}

/**
 * Writes and sends a mail after the answer: nobody waits for a slow mail host, one that fails is written to the log
 * instead of becoming somebody's error page, and the time of an answer does not tell whether there was a mail at all.
 * `write` answers null when there is nobody to write to. Never call this inside a transaction, which may still roll back.
 */
export function sendMailInBackground(write: Mail | (() => Promise<Mail | null>)): void {
  const sent = sendLater(write).finally(() => sending.delete(sent));
  sending.add(sent);
}

async function sendLater(write: Mail | (() => Promise<Mail | null>)): Promise<void> {
  await sleep(BACKGROUND_DELAY_MILLISECONDS);
  let subject = '';
  try {
    const mail = typeof write === 'function' ? await write() : write;
    if (!mail) return;
    subject = mail.subject;
    await sendMail(mail);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`Mail "${subject}" could not be sent: ${reason}`);
  }
}
