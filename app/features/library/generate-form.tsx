import { Form } from '@remix-run/react';
import { type FormEvent, useId, useState } from 'react';
import { signInLink } from '~/features/accounts/sign-in-link';
import { USE_BUILT_IN } from '~/features/coaching/engines/messages';
import { isLongerThan } from '~/features/coaching/text-limits';
import type { LibraryType } from '~/features/coaching/types';
import { clearDraft } from '~/features/offline/drafts';
import { useFormDraft } from '~/features/offline/use-form-draft';
import { useUserId } from '~/features/offline/use-line';
import { Button } from '~/ui/button';
import { TextArea } from '~/ui/field';
import { type FormReply, IdempotencyField } from '~/ui/form';
import { useHydrated } from '~/ui/hydrated';
import { Spinner } from '~/ui/spinner';
import { showToast } from '~/ui/toast-store';
import { CONTEXT_MAX, GENERATED, GENERATION_FAILED, type LibraryItem } from './item';
import { useLibraryCall } from './library-call';

const UNAUTHORIZED = 401;
const BAD_GATEWAY = 502;

interface GenerateFormProps {
  path: string;
  type: LibraryType;
  context: string;
  reply: FormReply | null | undefined;
  onGenerated(item: LibraryItem): void;
}

const PLACEHOLDER: Record<LibraryType, string> = {
  ice_breaker: 'Anna, climbs, has been to Lisbon, bakes bread',
  compliment: 'She told me how she learned to bake bread',
};

/** The context box and Generate: a plain form, which becomes a call of the page's script. */
export function GenerateForm({ path, type, context: kept, reply, onGenerated }: GenerateFormProps) {
  const id = useId();
  const formId = `library-${type}`;
  const userId = useUserId();
  useFormDraft(formId);
  const hydrated = useHydrated();
  const { pending, call } = useLibraryCall();
  const [error, setError] = useState<string | null>(null);
  const answer = reply?.intent === 'generate' ? reply : null;

  const generate = async (context: string, builtIn: boolean) => {
    const made = await call('/api/ice-breakers/generate', { type, context, ...(builtIn ? { builtIn } : {}) });
    if (!made) return;
    if (made.ok) {
      onGenerated(made.item);
      clearDraft(userId, formId);
      showToast(GENERATED[type]);
      return;
    }
    showToast({
      kind: 'destructive',
      title: GENERATION_FAILED,
      description: made.message,
      link: made.status === UNAUTHORIZED ? signInLink() : undefined,
      action:
        made.status === BAD_GATEWAY
          ? { text: USE_BUILT_IN, run: () => void generate(context, true) }
          : undefined,
    });
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const context = String(new FormData(event.currentTarget).get('context') ?? '').trim();
    const tooLong = isLongerThan(CONTEXT_MAX, context);
    setError(
      tooLong ? `Please shorten the context to at most ${CONTEXT_MAX.toLocaleString('en')} characters` : null,
    );
    if (!tooLong) void generate(context, false);
  };

  return (
    <Form
      id={formId}
      method="post"
      action={path}
      onSubmit={hydrated ? submit : undefined}
      noValidate
      className="mt-5"
      aria-busy={pending || undefined}
    >
      <input type="hidden" name="intent" value="generate" />
      <input type="hidden" name="type" value={type} />
      <IdempotencyField reply={answer} />
      <TextArea
        label="Context (optional)"
        id={`${id}-context`}
        name="context"
        rows={3}
        hint="What you know about her, or what happened: it makes the message fit."
        placeholder={PLACEHOLDER[type]}
        defaultValue={typedContext(answer) ?? kept}
        errors={error ? [error] : (answer?.submission?.error?.context ?? undefined)}
      />
      <Button aria-disabled={pending || undefined}>
        {pending ? (
          <>
            <Spinner /> Generating...
          </>
        ) : (
          'Generate'
        )}
      </Button>
    </Form>
  );
}

function typedContext(reply: FormReply | null): string | null {
  const context = reply?.submission?.initialValue?.context;
  return typeof context === 'string' ? context : null;
}
