import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node';
import { data } from '@remix-run/node';
import { Form, Link, useActionData } from '@remix-run/react';
import { RESET_DONE, RESET_FAILED, resetPassword } from '~/features/accounts/password-resets.server';
import { ResetPasswordFormSchema } from '~/features/accounts/schemas';
import { countAddress } from '~/http/context.server';
import { keepingForm, onceForForm, parseForm, readOwnForm } from '~/http/form.server';
import { pageMeta } from '~/http/meta';
import { mailedLink } from '~/http/once.server';
import { ButtonLink } from '~/ui/button';
import { NarrowPage } from '~/ui/card';
import { Field } from '~/ui/field';
import { type FormReply, IdempotencyField, useServerForm } from '~/ui/form';
import { SubmitButton } from '~/ui/submit-button';
import { PageToast } from '~/ui/toast';

export const handle = { script: false };
export const meta: MetaFunction = ({ matches }) => [
  // the token is a secret, and has no business in a canonical link
  ...pageMeta(
    { matches, location: { pathname: '/reset-password' } },
    { title: 'Reset your password', description: 'Choose a new password for your account.' },
  ),
  { name: 'robots', content: 'noindex' },
];

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await readOwnForm(request);
  const parsed = parseForm(form, ResetPasswordFormSchema, { hidden: ['password', 'confirmPassword'] });
  if (!parsed.ok) return parsed.response;
  const input = { token: params.token ?? '', newPassword: parsed.value.password };
  // the work ends every session, and the address holds the link's secret
  const owner = { scope: mailedLink(input.token), path: '/reset-password', userId: null };
  const reset = async () => {
    const address = await countAddress(context, 'reset');
    if (!address.allowed) return parsed.refuseTooMany(address.retryAfterSeconds);
    const { result } = await onceForForm({ request, form, input, ...owner }, (transact) =>
      resetPassword(input, transact),
    );
    return result.ok ? data({ done: RESET_DONE }) : parsed.refuse(result.message, 400, { field: 'password' });
  };
  return keepingForm(
    { request, form, reply: parsed.reply, requestId: context.requestId, failed: RESET_FAILED },
    reset,
  );
}

export default function ResetPassword() {
  const answer = useActionData<typeof action>();
  if (answer && 'done' in answer) return <Complete text={answer.done} />;
  return <NewPasswordForm reply={answer} />;
}

function Complete({ text }: { text: string }) {
  return (
    <NarrowPage title="Password Reset Complete">
      <p>{text}</p>
      <p className="mt-3 text-muted">Every device that was signed in is signed out.</p>
      <ButtonLink to="/login" reloadDocument className="mt-6 w-full">
        Login
      </ButtonLink>
    </NarrowPage>
  );
}

function NewPasswordForm({ reply }: { reply?: FormReply }) {
  const { form, field } = useServerForm({ id: 'reset-password', reply });
  return (
    <NarrowPage title="Choose a new password">
      <PageToast toast={reply?.toast} />
      <Form method="post" id={form.id} className="group" noValidate>
        <IdempotencyField reply={reply} />
        <Field
          label="New password"
          type="password"
          autoComplete="new-password"
          hint="At least 8 characters, with an uppercase and a lowercase letter, a number and a special character."
          {...field('password')}
        />
        <Field
          label="Confirm password"
          type="password"
          autoComplete="new-password"
          {...field('confirmPassword')}
        />
        <SubmitButton pending="Saving..." className="w-full">
          Reset Password
        </SubmitButton>
      </Form>
      <p className="mt-6 text-center text-sm">
        <Link to="/request-reset" reloadDocument className="underline underline-offset-4">
          Ask for a new link
        </Link>
      </p>
    </NarrowPage>
  );
}
