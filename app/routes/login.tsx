import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import { Form, Link, useActionData, useNavigation } from '@remix-run/react';
import { LoginSchema } from '~/features/accounts/schemas';
import { SocialButtons } from '~/features/accounts/social-buttons';
import { requireVisitor, safeRedirect } from '~/http/auth.server';
import { countAddress } from '~/http/context.server';
import { parseForm, readOwnForm } from '~/http/form.server';
import { pageMeta } from '~/http/meta';
import { signInWith } from '~/http/sign-in.server';
import { Button } from '~/ui/button';
import { NarrowPage } from '~/ui/card';
import { Field } from '~/ui/field';
import { IdempotencyField, useServerForm } from '~/ui/form';
import { PageToast } from '~/ui/toast';

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: 'Sign in', description: 'Sign in to your conversation coach.' });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireVisitor(request, safeRedirect(new URL(request.url).searchParams.get('redirectTo')));
  return null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readOwnForm(request);
  const parsed = parseForm(form, LoginSchema, { hidden: ['password'] });
  if (!parsed.ok) return parsed.response;
  const address = await countAddress(context, 'sign-in');
  const done = address.allowed
    ? await signInWith(request, parsed.value)
    : ({ ok: false, status: 429, retryAfterSeconds: address.retryAfterSeconds } as const);
  if (!done.ok) {
    if (done.status === 429) return parsed.refuseTooMany(done.retryAfterSeconds);
    return parsed.refuse(done.message, done.status);
  }
  const to = safeRedirect(new URL(request.url).searchParams.get('redirectTo'));
  return redirect(to, { headers: done.cookies.map((cookie) => ['Set-Cookie', cookie]) });
}

export default function Login() {
  const reply = useActionData<typeof action>();
  const pending = useNavigation().formAction?.startsWith('/login') ?? false;
  const { form, field } = useServerForm({
    id: 'login',
    reply,
    loadSchema: () => import('~/features/accounts/schemas').then((schemas) => schemas.LoginSchema),
  });
  return (
    <NarrowPage title="Welcome Back">
      <PageToast toast={reply?.toast} />
      <SocialButtons disabled={pending} />
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate>
        <IdempotencyField reply={reply} />
        <Field label="Email" type="email" autoComplete="username" inputMode="email" {...field('email')} />
        <Field label="Password" type="password" autoComplete="current-password" {...field('password')} />
        <p className="mb-4 text-sm">
          <Link to="/request-reset">Forgot your password?</Link>
        </p>
        <Button disabled={pending} className="w-full">
          {pending ? 'Loading...' : 'Sign In'}
        </Button>
      </Form>
      <p className="mt-6 text-center text-sm">
        <Link to="/register">Don't have an account? Sign up now</Link>
      </p>
    </NarrowPage>
  );
}
