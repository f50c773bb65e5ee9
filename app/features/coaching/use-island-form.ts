import { type FormEvent, useRef } from 'react';
import type { z } from 'zod';
import { useFormDraft } from '~/features/offline/use-form-draft';
import { type FormReply, useServerForm } from '~/ui/form';

interface Options<Schema extends z.ZodType> {
  id: string;
  reply: FormReply | null | undefined;
  defaultValue?: Record<string, string>;
  loadSchema(): Promise<Schema>;
  /** true while an answer is on its way: a press asks for nothing, and the button keeps the focus */
  busy: boolean;
  /** the page's script does the work with what is valid; the server is not asked */
  onValid(values: z.output<Schema>): void;
}

/**
 * A tool's form that the page's script answers. Until the schema has arrived (or when it never does) the form goes to the
 * server, which answers it as well.
 */
export function useIslandForm<Schema extends z.ZodType>({
  loadSchema,
  busy,
  onValid,
  ...options
}: Options<Schema>) {
  const schema = useRef<Schema | null>(null);
  const { form, field } = useServerForm({
    ...options,
    async loadSchema() {
      schema.current = await loadSchema();
      return schema.current;
    },
  });
  useFormDraft(form.id, { done: Object.values(options.defaultValue ?? {}).some(Boolean) });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (busy) event.preventDefault();
    else form.onSubmit(event);
    if (event.defaultPrevented) return;
    const parsed = schema.current?.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    if (!parsed?.success) return;
    event.preventDefault();
    onValid(parsed.data);
  };
  return { formProps: { id: form.id, onSubmit: submit, noValidate: true }, field };
}
