import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node';
import { data } from '@remix-run/node';
import { Form, Link, useActionData } from '@remix-run/react';
import {
  RESET_FAILED,
  RESET_REQUESTED,
  requestPasswordReset,
} from '~/features/accounts/password-resets.server';
import { RequestResetSchema } from '~/features/accounts/schemas';
import { getUser } from '~/http/auth.server';
import { countAddress } from '~/http/context.server';
import { keepingForm, onceForForm, parseForm, readOwnForm } from '~/http/form.server';
import { pageMeta } from '~/http/meta';
import { mailedLinkOrigin } from '~/http/origin.server';
import { ButtonLink } from '~/ui/button';
import { NarrowPage } from '~/ui/card';
import { Field } from '~/ui/field';
import { IdempotencyField, useServerForm } from '~/ui/form';
import { useFormAddress } from '~/ui/form-address';
import { SubmitButton } from '~/ui/submit-button';
import { PageToast } from '~/ui/toast';

export const handle = { script: false };
export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Forgot your password?',
    description: 'We mail you a link to choose a new password.',
  });

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readOwnForm(request);
  const parsed = parseForm(form, RequestResetSchema);
  if (!parsed.ok) return parsed.response;
  const send = async () => {
    const input = { ...parsed.value, origin: mailedLinkOrigin(request) };
    const userId = (await getUser(request))?.id ?? null;
    const address = await countAddress(context, 'reset');
    if (!address.allowed) return parsed.refuseTooMany(address.retryAfterSeconds);
    const { result } = await onceForForm({ request, form, userId, input }, (transact) =>
      requestPasswordReset(input, transact),
    );
    return result.ok ? data({ sent: RESET_REQUESTED }) : parsed.refuseTooMany(result.retryAfterSeconds);
  };
  return keepingForm(
    { request, form, reply: parsed.reply, requestId: context.requestId, failed: RESET_FAILED },
    send,
  );
}

export default function RequestReset() {
  const answer = useActionData<typeof action>();
  if (answer && 'sent' in answer) return <CheckYourEmail text={answer.sent} />;
  return <RequestForm reply={answer} />;
}

function CheckYourEmail({ text }: { text: string }) {
  return (
    <NarrowPage title="Check Your Email">
      <p>{text}</p>
      <p className="mt-3 text-muted">
        The link works once, for one hour. No mail? Look in the spam folder, or ask again.
      </p>
      <ButtonLink to="/login" reloadDocument className="mt-6 w-full">
        Return to Login
      </ButtonLink>
    </NarrowPage>
  );
}

function RequestForm({ reply }: { reply: Parameters<typeof useServerForm>[0]['reply'] }) {
  const { form, field } = useServerForm({ id: 'request-reset', reply });
  const address = useFormAddress('/request-reset');
  return (
    <NarrowPage
      title="Forgot your password?"
      intro="Tell us your e-mail, and we send you a link to choose a new one."
    >
      <PageToast toast={reply?.toast} />
      <Form method="post" action={address} id={form.id} className="group" noValidate>
        <IdempotencyField reply={reply} />
        <Field label="Email" type="email" autoComplete="username" inputMode="email" {...field('email')} />
        <SubmitButton pending="Sending..." className="w-full">
          Send Reset Link
        </SubmitButton>
      </Form>
      <p className="mt-6 text-center text-sm">
        <Link to="/login" reloadDocument className="underline underline-offset-4">
          Return to Login
        </Link>
      </p>
    </NarrowPage>
  );
}
