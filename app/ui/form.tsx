import type { SubmissionResult } from '@conform-to/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
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

type Errors = Record<string, string[] | null | undefined>;

/** Field errors of a form's values, {} when there are none. */
type Check = (values: FormData) => Errors;

/** Fetches what checks on the page need: zod and Conform's parser are kept off the first load. */
async function loadCheck(loadSchema: () => Promise<z.ZodType>): Promise<Check> {
  const [schema, { parseWithZod }] = await Promise.all([loadSchema(), import('./check-form')]);
  return (values) => {
    const submission = parseWithZod(values, { schema });
    return submission.status === 'success' ? {} : (submission.error ?? {});
  };
}

function focusFirst(form: HTMLFormElement, errors: Errors): void {
  for (const element of form.elements) {
    const named = element as HTMLInputElement;
    if (named.type === 'hidden' || !errors[named.name]?.length) continue;
    named.focus();
    return;
  }
}

/**
 * A form that works without JavaScript, shows the server's answer (Conform's submission result), and checks on the page as
 * well once the schema has arrived: a field when it is left, and with every key from then on. Where the schema never
 * arrives, the server checks alone. Conform's own hook would be 9 KiB of every first load.
 */
export function useServerForm<Schema extends z.ZodType>({
  id,
  reply,
  defaultValue,
  loadSchema,
}: Options<Schema>) {
  const submission = reply?.submission;
  const [errors, setErrors] = useState<Errors>(submission?.error ?? {});
  const [answered, setAnswered] = useState(submission);
  if (submission !== answered) {
    setAnswered(submission);
    setErrors(submission?.error ?? {});
  }
  const check = useRef<Check | null>(null);
  const load = useRef(loadSchema);

  useEffect(() => {
    let wanted = true;
    const left = new Set<string>();
    const look = (event: Event) => {
      const field = event.target as HTMLInputElement;
      if (field.form?.id !== id || !field.name || !check.current) return;
      if (event.type === 'focusout') left.add(field.name);
      const found = check.current(new FormData(field.form));
      setErrors((shown) => {
        const known = left.has(field.name) || shown[field.name]?.length;
        return known ? { ...shown, [field.name]: found[field.name] } : shown;
      });
    };
    const loading = load.current ? loadCheck(load.current) : Promise.reject(new Error('no schema'));
    loading.then(
      (loaded) => {
        if (wanted) check.current = loaded;
      },
      () => {},
    );
    document.addEventListener('focusout', look);
    document.addEventListener('input', look);
    return () => {
      wanted = false;
      document.removeEventListener('focusout', look);
      document.removeEventListener('input', look);
    };
  }, [id]);

  useEffect(() => {
    const form = document.getElementById(id);
    if (submission?.error && form instanceof HTMLFormElement) focusFirst(form, submission.error);
  }, [id, submission]);

  const refused = firstRefused(submission);
  return {
    form: {
      id,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        const found = check.current?.(new FormData(event.currentTarget)) ?? {};
        if (!Object.values(found).some((messages) => messages?.length)) return;
        event.preventDefault();
        setErrors(found);
        focusFirst(event.currentTarget, found);
      },
    },
    /** name, id, value and errors of one field, for `Field` and `TextArea` */
    field(name: string) {
      const typed = submission?.initialValue?.[name] ?? defaultValue?.[name];
      return {
        name,
        id: `${id}-${name}`,
        defaultValue: typeof typed === 'string' ? typed : undefined,
        errors: errors[name] ?? undefined,
        // without script: the page that comes back shows its first wrong field, wherever that stands
        autoFocus: name === refused || undefined,
      };
    },
  };
}

/** The field to start with in a form that came back; a schema names its fields in their order on the page. */
export function firstRefused(submission: SubmissionResult | null | undefined): string | undefined {
  return Object.entries(submission?.error ?? {}).find(([, messages]) => messages?.length)?.[0];
}

/** The hidden field that lets the server do a form's work once, however often the browser sends it. */
export function IdempotencyField({ reply }: { reply?: { idempotencyKey: string } | null }) {
  const input = useRef<HTMLInputElement>(null);
  const [first, setFirst] = useState(newId);
  // the server's key stays: a press before this script had arrived and one after it are the same job
  useEffect(() => {
    if (input.current) setFirst(input.current.defaultValue);
  }, []);
  return (
    <input
      type="hidden"
      name="idempotencyKey"
      value={reply?.idempotencyKey ?? first}
      suppressHydrationWarning
    />
  );
}
