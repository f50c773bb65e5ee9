import { randomUUID } from 'node:crypto';
import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';
import type { z } from 'zod';
import { once, type Transact } from '../features/once/once.server.ts';
import type { FormReply } from '../ui/form.tsx';
import { BODY_TOO_LARGE } from './api.server.ts';
import { BodyTooLargeError, readForm } from './body.server.ts';
import { tooManyMessage } from './context.server.ts';
import { idempotentCall, KEY_FIELD, KEY_REUSED, type KeyOwner } from './once.server.ts';
import { requireSameOrigin } from './origin.server.ts';
import { makeToast, type NewToast } from './toast.server.ts';

/** Reads a form that came from this site: 403 for another site's, 413 over the limit. */
export async function readOwnForm(request: Request): Promise<FormData> {
  requireSameOrigin(request);
  try {
    return await readForm(request);
  } catch (error) {
    if (!(error instanceof BodyTooLargeError)) throw error;
    throw new Response(BODY_TOO_LARGE, { status: 413 });
  }
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
}

interface RefuseOptions {
  title?: string;
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
  const submission = parseWithZod(form, { schema });
  const replyWith = ({ formErrors, fieldErrors, toast }: ReplyOptions = {}): FormReply => ({
    intent,
    submission: submission.reply({ hideFields: hidden, formErrors, fieldErrors }) as SubmissionResult,
    toast: toast ? makeToast(toast) : null,
    idempotencyKey: randomUUID(),
  });
  if (submission.status !== 'success') return { ok: false, response: formResponse(replyWith(), 400) };
  const refuse = (description: string, status: number, { title = 'Error', headers }: RefuseOptions = {}) =>
    formResponse(replyWith({ toast: { kind: 'destructive', title, description } }), status, headers);
  return {
    ok: true,
    value: submission.value as z.output<Schema>,
    reply: replyWith,
    refuse,
    refuseTooMany: (seconds, title) =>
      refuse(tooManyMessage(seconds), 429, { title, headers: { 'Retry-After': String(seconds) } }),
  };
}

/** The form was sent before with other content, as after Back and an edit. */
class KeyReusedResponse extends Response {}

/** Shows the form again, with everything that was typed and a new key, where its key was used for other content. */
export async function keepingForm<T>(
  reply: (options: { toast: NewToast }) => FormReply,
  work: () => Promise<T>,
): Promise<T | ReturnType<typeof formResponse>> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof KeyReusedResponse)) throw error;
    const description =
      'This form was already sent with other content. Press the button again to send this as well.';
    return formResponse(reply({ toast: { kind: 'destructive', title: 'Error', description } }), 422);
  }
}

/** The form door's `once`: the key is the hidden field. */
export async function onceForForm<T>(
  { form, ...owner }: KeyOwner & { form: FormData },
  work: (transact: Transact) => Promise<T>,
): Promise<{ result: T; replayed: boolean }> {
  const key = form.get(KEY_FIELD);
  const call = await idempotentCall({ ...owner, key: typeof key === 'string' ? key : null });
  const done = await once(call, work);
  if (done.state === 'mismatch') throw new KeyReusedResponse(KEY_REUSED, { status: 422 });
  return done;
}
