import type { LoopbackOAuth } from '../loopback/oauth-server.ts';
import type { RunningApp } from './app.ts';
import type { Client } from './client.ts';
import type { useDatabase } from './integration.ts';
import { mailsFor } from './outbox.ts';

/** Somebody who presses one button; what they leave behind is told apart by their e-mail. */
export interface Actor {
  client: Client;
  email: string;
  /** null for a visitor */
  id: string | null;
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};
const decode = (text: string) =>
  text.replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);

function attribute(tag: string, name: string): string | null {
  const value = new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? null : decode(value);
}

export interface PageForm {
  action: string;
  /** what the page itself fills in: the key, the intent */
  hidden: Record<string, string>;
}

/** The POST form on a page whose HTML holds `mark`, as a browser would send it. */
export async function formOn(client: Client, path: string, mark: string): Promise<PageForm> {
  return formIn(await (await client.get(path)).text(), path, mark);
}

export function formIn(html: string, path: string, mark: string): PageForm {
  const form = [...html.matchAll(/<form\b.*?<\/form>/gs)]
    .map(([text]) => text)
    .find((text) => attribute(text, 'method') === 'post' && text.includes(mark));
  if (!form) throw new Error(`${path} has no form with ${mark}`);
  const hidden: Record<string, string> = {};
  for (const [input] of form.matchAll(/<input\b[^>]*type="hidden"[^>]*>/g)) {
    const name = attribute(input, 'name');
    if (name) hidden[name] = attribute(input, 'value') ?? '';
  }
  return { action: attribute(form, 'action') ?? path, hidden };
}

/** The same for two people who did the same: their names, ids, times and random marks are taken out. */
export function impersonal(text: string, { email }: Actor): string {
  return text
    .replaceAll(email, 'EMAIL')
    .replaceAll(encodeURIComponent(email), 'EMAIL')
    .replaceAll(email.split('@')[0] ?? email, 'USERNAME')
    .replace(/\bc[a-z0-9]{24}\b/g, 'ID')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'UUID')
    .replace(/\bey[\w-]+\.[\w-]+\.[\w-]+/g, 'TOKEN');
}

/** A signed cookie's value, as Remix writes it. */
function flashed(cookie: string): unknown {
  const [value = ''] = decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1)).split(/[;.]/);
  const { title, description } = JSON.parse(Buffer.from(value, 'base64').toString('utf8'));
  return { title, description };
}

/** What a person reads and where they are led; what changes with every answer is left out. */
export async function summary(response: Response, actor: Actor): Promise<Record<string, unknown>> {
  const text = await response.text();
  const cookies = response.headers.getSetCookie().filter((cookie) => !cookie.startsWith('rapport_visitor='));
  const toast = cookies.find((cookie) => cookie.startsWith('rapport_toast=') && !/max-age=0/i.test(cookie));
  const isPage = response.headers.get('Content-Type')?.includes('text/html');
  const shown = isPage
    ? [
        ...text.matchAll(/<(h1|title)\b[^>]*>(.*?)<\/\1>|role="(?:alert|status)"[^>]*>(.*?)<\/(?:li|div)>/gs),
      ].map(([, , heading, message]) => (heading ?? message ?? '').replace(/<[^>]*>/g, ' ').trim())
    : text;
  const seen = {
    status: response.status,
    location: response.headers.get('Location'),
    toast: toast ? flashed(toast) : null,
    cookies: cookies
      .map((cookie) => `${cookie.split('=')[0]}${/max-age=0/i.test(cookie) ? ' ended' : ''}`)
      .sort(),
    shown,
  };
  return JSON.parse(impersonal(JSON.stringify(seen), actor));
}

/** Every row, mail and post that an actor left behind, without ids and times. */
export async function traces(
  actor: Actor,
  { app, db, oauth }: { app: RunningApp; db: ReturnType<typeof useDatabase>['db']; oauth: LoopbackOAuth },
): Promise<Record<string, unknown>> {
  const { email } = actor;
  const user = await db.user.findUnique({
    where: { email },
    include: {
      sessions: true,
      passwordResets: { orderBy: { createdAt: 'asc' } },
      identities: true,
      coachingSessions: { orderBy: { createdAt: 'asc' } },
      libraryItems: { orderBy: { createdAt: 'asc' } },
      friends: true,
      invitation: { include: { referrer: true } },
    },
  });
  const left = {
    user: user && {
      plan: user.plan,
      credits: user.chatHelperCredits,
      hasPassword: user.passwordHash !== null,
    },
    sessions: user?.sessions.length ?? 0,
    resets: user?.passwordResets.map(({ usedAt }) => usedAt !== null) ?? [],
    identities: user?.identities.length ?? 0,
    coaching:
      user?.coachingSessions.map(({ type, conversationText, suggestions, reading }) => ({
        type,
        conversationText,
        suggestions,
        isRead: reading !== null,
      })) ?? [],
    library: user?.libraryItems.map(({ type, usageCount, rating }) => ({ type, usageCount, rating })) ?? [],
    friends: user?.friends.length ?? 0,
    inviterCredits: user?.invitation?.referrer.chatHelperCredits ?? null,
    messages: (await db.contactMessage.findMany({ where: { email } })).map(({ message }) => message),
    deletions: (await db.deletionRequest.findMany({ where: { email } })).map(({ reason, doneAt }) => ({
      reason,
      isDone: doneAt !== null,
    })),
    posts: oauth.posts.filter((post) => JSON.stringify(post.body).includes(email)).length,
    mails: mailsFor(app, email)
      .map(({ headers }) => headers.subject)
      .sort(),
  };
  return JSON.parse(impersonal(JSON.stringify(left), actor));
}
