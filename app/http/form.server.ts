import { randomUUID } from 'node:crypto';
import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { type ActionFunctionArgs, data } from '@remix-run/node';
import type { z } from 'zod';
import type { CurrentUser } from '../features/accounts/schemas.ts';
import { once, type Transact } from '../features/once/once.server.ts';
import type { FormReply } from '../ui/form.tsx';
import type { UnsentForm } from '../ui/unsent-form.tsx';
import { BODY_TOO_LARGE, UNEXPECTED } from './api.server.ts';
import { getUser } from './auth.server.ts';
import { BodyTooLargeError, BodyUnreadableError, readForm } from './body.server.ts';
import { tooManyMessage } from './context.server.ts';
import { logFailure } from './log.server.ts';
import { CLIENT_LEFT, idempotentCall, KEY_FIELD, KEY_REUSED, type KeyOwner } from './once.server.ts';
import { requireSameOrigin } from './origin.server.ts';
import { plainSentence } from './sentences.ts';
import { makeToast, type NewToast } from './toast.server.ts';

const SESSION_ENDED_STATUS = 401;
const FORM_UNREADABLE = 'This form did not arrive whole. Please go back, reload the page and send it again.';

/** Reads a form that came from this site: 403 for another site's, 413 over the limit, 400 for what is no form. */
export async function readOwnForm(request: Request): Promise<FormData> {
  requireSameOrigin(request);
  try {
    return await readForm(request);
  } catch (error) {
    if (error instanceof BodyTooLargeError) throw new Response(BODY_TOO_LARGE, { status: 413 });
    if (error instanceof BodyUnreadableError) throw new Response(FORM_UNREADABLE, { status: 400 });
    throw error;
  }
}

/** What a signed-in person sent. */
export interface SentForm {
  request: Request;
  user: CurrentUser;
  form: FormData;
  /** from the load context, for the log; undefined under stock remix-serve */
  requestId: string | undefined;
}

/**
 * Reads the form of a page that needs sign-in. Where the session has ended meanwhile, 401 with what was sent, which the error page
 * shows and sends again: a redirect would throw it away.
 */
export async function readUserForm({ request, context }: ActionFunctionArgs): Promise<SentForm> {
  const form = await readOwnForm(request);
  const user = await getUser(request);
  if (!user) {
    const unsent: UnsentForm = { fields: [...form].map(([name, value]) => [name, String(value)]) };
    throw data(unsent, { status: SESSION_ENDED_STATUS });
  }
  return { request, user, form, requestId: context.requestId };
}

export type ParsedForm<Schema extends z.ZodType> =
  | {
      ok: true;
      value: z.output<Schema>;
      reply(options?: ReplyOptions): FormReply;
      /** the form again, with what was typed and a toast that says why not */
      refuse(description: string, status: number, options?: RefuseOptions): ReturnType<typeof formResponse>;
      /** 429 with Retry-After */
      refuseTooMany(retryAfterSeconds: number, title?: string): ReturnType<typeof formResponse>;
    }
  | { ok: false; response: ReturnType<typeof formResponse> };

interface ReplyOptions {
  formErrors?: string[];
  fieldErrors?: Record<string, string[]>;
  toast?: NewToast;
  /** a new one when unset */
  idempotencyKey?: string;
}

interface RefuseOptions {
  title?: string;
  /** says it beside this field as well: the toast leaves after a while, the reason stays */
  field?: string;
  headers?: HeadersInit;
}

export function formResponse(reply: FormReply, status: number, headers: HeadersInit = {}) {
  return data(reply, { status, headers });
}

/** Checks a form with its schema. Passwords are never sent back. `hidden` names the fields that are not. */
export function parseForm<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
  { intent = 'default', hidden = [] as string[] } = {},
): ParsedForm<Schema> {
  const submission = parseWithZod(form, { schema, error: plainSentence });
  const replyWith = ({ formErrors, fieldErrors, toast, idempotencyKey }: ReplyOptions = {}): FormReply => ({
    intent,
    submission: submission.reply({ hideFields: hidden, formErrors, fieldErrors }) as SubmissionResult,
    toast: toast ? makeToast(toast) : null,
    idempotencyKey: idempotencyKey ?? randomUUID(),
  });
  if (submission.status !== 'success') return { ok: false, response: formResponse(replyWith(), 400) };
  const refuse = (
    description: string,
    status: number,
    { title = 'Error', field, headers }: RefuseOptions = {},
  ) =>
    formResponse(
      replyWith({
        toast: { kind: 'destructive', title, description },
        fieldErrors: field ? { [field]: [description] } : undefined,
      }),
      status,
      headers,
    );
  return {
    ok: true,
    value: submission.value as z.output<Schema>,
    reply: replyWith,
    refuse,
    refuseTooMany: (seconds, title) =>
      refuse(tooManyMessage(seconds), 429, { title, headers: { 'Retry-After': String(seconds) } }),
  };
}

const SENT_BEFORE =
  'This form was already sent with other content. Press the button again to send this as well.';

/** The form was sent before with other content, as after Back and an edit. */
class KeyReusedResponse extends Response {}

interface KeptForm extends Omit<SentForm, 'user'> {
  reply(options: ReplyOptions): FormReply;
  /** what is said of a failure that nobody expected */
  failed?: string;
  /** of the toast that says so */
  title?: string;
}

/**
 * Does a form's work so that no page ever throws away what was typed. Where its key was used for other content, the form
 * comes back with a new one; where something broke, with the same one, since the work may have been done.
 */
export async function keepingForm<T>(
  { request, form, requestId = '-', reply, failed = UNEXPECTED, title = 'Error' }: KeptForm,
  work: () => Promise<T>,
): Promise<T | ReturnType<typeof formResponse>> {
  const again = (description: string, status: number, idempotencyKey?: string) =>
    formResponse(reply({ toast: { kind: 'destructive', title, description }, idempotencyKey }), status);
  try {
    return await work();
  } catch (error) {
    if (error instanceof KeyReusedResponse) return again(SENT_BEFORE, 422);
    // redirects, and refusals of whoever asks
    if (error instanceof Response) throw error;
    logFailure(requestId, request, error);
    return again(failed, 500, keyOf(form) ?? undefined);
  }
}

function keyOf(form: FormData): string | null {
  const key = form.get(KEY_FIELD);
  return typeof key === 'string' ? key : null;
}

/** The form door's `once`: the key is the hidden field. */
export async function onceForForm<T>(
  { form, ...owner }: KeyOwner & { form: FormData },
  work: (transact: Transact) => Promise<T>,
): Promise<{ result: T; replayed: boolean }> {
  const call = await idempotentCall({ ...owner, key: keyOf(form) });
  const done = await once(call, work, owner.request.signal);
  if (done.state === 'left') throw new Response(null, { status: CLIENT_LEFT });
  if (done.state === 'mismatch') throw new KeyReusedResponse(KEY_REUSED, { status: 422 });
  return done;
}
