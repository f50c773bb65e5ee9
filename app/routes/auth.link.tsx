import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { LinkAccountSchema } from '~/features/accounts/schemas-social';
import { PLATFORM_NAMES } from '~/features/sharing/platforms';
import { parseForm, readOwnForm } from '~/http/form.server';
import { getPendingSignIn } from '~/http/handshake.server';
import { pageMeta } from '~/http/meta';
import { completeByPassword } from '~/http/social.server';
import { Button } from '~/ui/button';
import { NarrowPage } from '~/ui/card';
import { Field } from '~/ui/field';
import { IdempotencyField, useServerForm } from '~/ui/form';
import { PageToast } from '~/ui/toast';

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: 'Link your account', description: 'Sign in with a social platform from now on.' });

/** An account has this e-mail already. An e-mail alone never links it: its password is asked for. */
async function requirePending(request: Request) {
  const pending = await getPendingSignIn(request);
  if (!pending?.email) throw redirect('/login');
  return { ...pending, email: pending.email };
}

export async function loader({ request }: LoaderFunctionArgs) {
  const { email, platform } = await requirePending(request);
  return { email, name: PLATFORM_NAMES[platform] };
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readOwnForm(request);
  const pending = await requirePending(request);
  const parsed = parseForm(form, LinkAccountSchema, { hidden: ['password'] });
  if (!parsed.ok) return parsed.response;
  const done = await completeByPassword(request, pending, parsed.value.password);
  if (done.ok) return done.response;
  if (done.reason === 'too-many') return parsed.refuseTooMany(done.retryAfterSeconds);
  return parsed.refuse(done.message, 401, { field: 'password' });
}

export default function LinkAccount() {
  const { email, name } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const pending = useNavigation().formAction === '/auth/link';
  const { form, field } = useServerForm({
    id: 'link-account',
    reply,
    loadSchema: () => import('~/features/accounts/schemas-social').then((module) => module.LinkAccountSchema),
  });
  return (
    <NarrowPage
      title="Is this your account?"
      intro={`There is an account for ${email}. Its password links it to ${name}; this is asked only once.`}
    >
      <PageToast toast={reply?.toast} />
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate>
        <IdempotencyField reply={reply} />
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <Field label="Password" type="password" autoComplete="current-password" {...field('password')} />
        <Button disabled={pending} className="w-full">
          {pending ? 'Loading...' : 'Link and sign in'}
        </Button>
      </Form>
      <p className="mt-6 text-center text-sm">
        <Link to="/request-reset" className="-my-3 inline-block py-3 underline underline-offset-4">
          Forgot your password?
        </Link>
      </p>
      <p className="mt-3 text-center text-sm">
        <Link to="/auth/email" className="-my-3 inline-block py-3 underline underline-offset-4">
          Use another e-mail
        </Link>
      </p>
    </NarrowPage>
  );
}
