import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import type { RunningApp } from './app.ts';

export interface WrittenMail {
  headers: Record<string, string>;
  text: string;
}

/** Reads the plain text mails that the app writes: headers, and the text with its transfer encoding undone. */
export function parseMail(source: string): WrittenMail {
  const [head = '', ...rest] = source.split(/\r?\n\r?\n/);
  const unfolded = head.replace(/\r?\n[ \t]+/g, ' ');
  const headers = Object.fromEntries(
    unfolded.split(/\r?\n/).map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const body = rest.join('\n\n').replaceAll('\r\n', '\n');
  if (headers['content-transfer-encoding'] !== 'quoted-printable') return { headers, text: body };
  const bytes = body
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return { headers, text: Buffer.from(bytes, 'latin1').toString('utf8') };
}

/** Every mail written so far, oldest first. */
function allMails(app: RunningApp): WrittenMail[] {
  const folder = path.join(app.dataDir, 'outbox');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((name) => parseMail(readFileSync(path.join(folder, name), 'utf8')));
}

export function mailsTo(app: RunningApp, address: string): WrittenMail[] {
  return allMails(app).filter(({ headers }) => headers.to === address);
}

/** Mails to a person, and those to the operator that are answered to that person. */
export function mailsFor(app: RunningApp, address: string): WrittenMail[] {
  return allMails(app).filter(
    ({ headers }) => headers.to === address || headers['reply-to']?.includes(address),
  );
}

/** The first mail to the address whose subject has the words, as soon as it is there. */
export async function waitForMail(app: RunningApp, address: string, subject: string): Promise<WrittenMail> {
  const find = () => mailsTo(app, address).find((mail) => mail.headers.subject?.includes(subject));
  await expect.poll(find, { timeout: 5000 }).toBeDefined();
  return find() as WrittenMail;
}

/** The token of the reset link in a mail. */
export function resetToken(mail: WrittenMail): string {
  const token = /\/reset-password\/([\w-]+)/.exec(mail.text)?.[1];
  if (!token) throw new Error(`no reset link in: ${mail.text}`);
  return token;
}
