import { type Mail, sendMailInBackground } from '../../adapters/mail.server.ts';
import { env } from '../../env.server.ts';
import { countAttempt, type Limit } from '../limits/rate-limits.server.ts';
import type { Transact } from '../once/once.server.ts';
import { dayInWords, deletionDeadlines } from './deadlines.ts';
import type { ContactInput, DeletionInput } from './schemas.ts';

/** The deletion form mails the address that somebody typed, so it must not become a way to fill a mailbox. */
const DELETION_LIMIT: Limit = { name: 'deletion', most: 5, windowMilliseconds: 15 * 60_000 };
const CONTACT_LIMIT: Limit = { name: 'contact', most: 10, windowMilliseconds: 15 * 60_000 };

type TooMany = { ok: false; retryAfterSeconds: number };
export type ContactResult = { ok: true } | TooMany;
export type DeletionResult = { ok: true; verifyBy: string; processBy: string } | TooMany;

/** Keeps the message and mails it to the operator. A mail host that is down loses nothing: the message is kept. */
export async function sendContactMessage(input: ContactInput, transact: Transact): Promise<ContactResult> {
  const limit = await countAttempt(CONTACT_LIMIT, input.email);
  if (!limit.allowed) return { ok: false, retryAfterSeconds: limit.retryAfterSeconds };
  const result = await transact(async (tx) => {
    await tx.contactMessage.create({ data: input });
    return { ok: true as const };
  });
  sendMailInBackground({
    to: env.MAIL_TO,
    replyTo: { name: input.name, address: input.email },
    subject: `${env.PRODUCT_NAME} contact: ${firstWords(input.name)}`,
    text: `From: ${input.name} <${input.email}>\n\n${input.message}\n`,
  });
  return result;
}

/**
 * Keeps the request with its two deadlines, mails it to the operator, and confirms it to the address that was given.
 * The account with that e-mail, else the one that is signed in, is noted for the operator, who checks who asks.
 */
export async function requestDeletion(
  input: DeletionInput & { signedInUserId: string | null },
  transact: Transact,
  now = new Date(),
): Promise<DeletionResult> {
  const { email, reason, userId, signedInUserId } = input;
  const limit = await countAttempt(DELETION_LIMIT, email, now);
  if (!limit.allowed) return { ok: false, retryAfterSeconds: limit.retryAfterSeconds };
  const { verifyBy, processBy } = deletionDeadlines(now);
  const result = await transact(async (tx) => {
    const named = await tx.user.findUnique({ where: { email }, select: { id: true } });
    const accountId = named?.id ?? signedInUserId;
    const givenUserId = userId || null;
    await tx.deletionRequest.create({
      data: { email, reason, givenUserId, accountId, createdAt: now, verifyBy, processBy },
    });
    return { ok: true as const, verifyBy: verifyBy.toISOString(), processBy: processBy.toISOString() };
  });
  for (const mail of deletionMails(input, dayInWords(verifyBy), dayInWords(processBy))) {
    sendMailInBackground(mail);
  }
  return result;
}

function deletionMails(
  { email, reason, userId }: DeletionInput,
  verifyBy: string,
  processBy: string,
): Mail[] {
  const deadlines = [
    `Identity verified by: ${verifyBy} (2 business days)`,
    `Processed by: ${processBy} (30 days)`,
  ];
  return [
    {
      to: env.MAIL_TO,
      replyTo: { name: '', address: email },
      subject: `${env.PRODUCT_NAME} data deletion request`,
      text: [`E-mail: ${email}`, `User id: ${userId || 'not given'}`, ...deadlines, '', reason, ''].join(
        '\n',
      ),
    },
    {
      to: email,
      subject: `We received your ${env.PRODUCT_NAME} data deletion request`,
      // nothing that was typed is repeated here: the address may be somebody else's
      text: [
        'Hello,',
        '',
        'we have received a request to delete the data kept under this e-mail.',
        'We will write to you to make sure that it was you who asked.',
        '',
        ...deadlines,
        '',
        'If it was not you, say so when we write: nothing will be deleted.',
        '',
      ].join('\n'),
    },
  ];
}

function firstWords(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, 60);
}
