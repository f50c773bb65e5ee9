import { type SubmissionResult, useForm } from '@conform-to/react';
import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { newId } from './new-id';
import type { ToastContent } from './toast-store';

/** What a form's action answers when the form comes back: errors, what was typed, and perhaps a toast. */
export interface FormReply {
  /** which of several forms on the page this is about */
  intent: string;
  submission: SubmissionResult | null;
  toast: ToastContent | null;
  /** a new key, since the next submit is another one */
  idempotencyKey: string;
  /** the Chat Helper's: the names of a chat whose speakers are not labelled */
  names?: readonly [string, string] | null;
}

interface Options<Schema extends z.ZodType> {
  id: string;
  reply: FormReply | null | undefined;
  defaultValue?: Record<string, string>;
  /** fetches the schema for checks on the page; zod is kept off the first load */
  loadSchema?: () => Promise<Schema>;
}

type Validate = NonNullable<Parameters<typeof useForm<Record<string, string>>>[0]['onValidate']>;

/**
 * A Conform form that works without JavaScript, shows the server's answer, and checks on the page as well once the schema
 * has arrived. Where it never arrives, the server checks alone.
 */
export function useServerForm<Schema extends z.ZodType>({
  id,
  reply,
  defaultValue,
  loadSchema,
}: Options<Schema>) {
  const validate = useRef<Validate | null>(null);
  const [ready, setReady] = useState(false);
  const load = useRef(loadSchema);

  useEffect(() => {
    let wanted = true;
    const loading = load.current
      ? Promise.all([load.current(), import('@conform-to/zod/v4'), import('zod')])
      : Promise.reject(new Error('no schema'));
    loading.then(
      ([schema, { parseWithZod }, { config }]) => {
        if (!wanted) return;
        // else zod tries eval, and the page's policy reports it
        config({ jitless: true });
        validate.current = ({ formData }) => parseWithZod(formData, { schema }) as ReturnType<Validate>;
        setReady(true);
      },
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, []);

  const [form, fields] = useForm<Record<string, string>>({
    id,
    lastResult: reply?.submission as never,
    defaultValue,
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: (ready && validate.current) || undefined,
  });
  return {
    form,
    /** name, id, value and errors of one field, for `Field` and `TextArea` */
    field(name: string) {
      const meta = fields[name];
      if (!meta) throw new Error(`no such field: ${name}`);
      return { name: meta.name, id: meta.id, defaultValue: meta.initialValue, errors: meta.errors };
    },
  };
}

/** The hidden field that lets the server do a form's work once, however often the browser sends it. */
export function IdempotencyField({ reply }: { reply?: { idempotencyKey: string } | null }) {
  const [first] = useState(newId);
  return (
    <input
      type="hidden"
      name="idempotencyKey"
      value={reply?.idempotencyKey ?? first}
      suppressHydrationWarning
    />
  );
}
