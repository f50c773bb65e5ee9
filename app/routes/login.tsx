import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import { Form, Link, useActionData, useNavigation } from '@remix-run/react';
import { UNEXPECTED_ERROR } from '~/features/accounts/failures';
import { LoginSchema } from '~/features/accounts/schemas';
import { SocialButtons } from '~/features/accounts/social-buttons';
import { requireVisitor, safeRedirect } from '~/http/auth.server';
import { countAddress } from '~/http/context.server';
import { keepingForm, onceForForm, parseForm, readOwnForm } from '~/http/form.server';
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
  const kept = { request, form, reply: parsed.reply, requestId: context.requestId };
  return keepingForm({ ...kept, failed: UNEXPECTED_ERROR }, async () => {
    const address = await countAddress(context, 'sign-in');
    if (!address.allowed) return parsed.refuseTooMany(address.retryAfterSeconds);
    const done = await signInWith(request, parsed.value, (work) =>
      onceForForm({ request, form, userId: null, input: parsed.value }, work),
    );
    if (done.ok) {
      const to = safeRedirect(new URL(request.url).searchParams.get('redirectTo'));
      return redirect(to, { headers: done.cookies.map((cookie) => ['Set-Cookie', cookie]) });
    }
    if (done.status === 429) return parsed.refuseTooMany(done.retryAfterSeconds);
    return parsed.refuse(done.message, done.status, { field: 'password' });
  });
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
          <Link to="/request-reset" className="-my-3 inline-block py-3 underline underline-offset-4">
            Forgot your password?
          </Link>
        </p>
        <Button disabled={pending} className="w-full">
          {pending ? 'Loading...' : 'Sign In'}
        </Button>
      </Form>
      <p className="mt-6 text-center text-sm">
        <Link to="/register" className="-my-3 inline-block py-3 underline underline-offset-4">
          Don't have an account? Sign up now
        </Link>
      </p>
    </NarrowPage>
  );
}
