import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { REGISTRATION_ERROR, UNEXPECTED_ERROR } from '~/features/accounts/failures';
import { RegisterSchema } from '~/features/accounts/schemas';
import { getInviter } from '~/features/referrals/referrals.server';
import { requireVisitor } from '~/http/auth.server';
import { countAddress } from '~/http/context.server';
import { readName, referralCookie } from '~/http/cookies.server';
import { keepingForm, onceForForm, parseForm, readOwnForm } from '~/http/form.server';
import { pageMeta } from '~/http/meta';
import { registerWith } from '~/http/sign-in.server';
import { Button } from '~/ui/button';
import { NarrowPage } from '~/ui/card';
import { Field } from '~/ui/field';
import { IdempotencyField, useServerForm } from '~/ui/form';
import { PageToast } from '~/ui/toast';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Create your account',
    description: 'A free account: replies, openers and profile advice.',
  });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireVisitor(request);
  const code = await readName(referralCookie, request);
  return { inviter: code ? await getInviter(code) : null };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readOwnForm(request);
  const parsed = parseForm(form, RegisterSchema, { hidden: ['password'] });
  if (!parsed.ok) return parsed.response;
  const address = await countAddress(context, 'register');
  if (!address.allowed) return parsed.refuseTooMany(address.retryAfterSeconds, REGISTRATION_ERROR);
  const kept = { request, form, reply: parsed.reply, requestId: context.requestId };
  return keepingForm({ ...kept, title: REGISTRATION_ERROR, failed: UNEXPECTED_ERROR }, async () => {
    const done = await registerWith(request, parsed.value, (work) =>
      onceForForm({ request, form, userId: null, input: parsed.value }, work),
    );
    if (done.ok)
      return redirect('/dashboard', { headers: done.cookies.map((cookie) => ['Set-Cookie', cookie]) });
    if (done.status === 429) return parsed.refuseTooMany(done.retryAfterSeconds, REGISTRATION_ERROR);
    return parsed.refuse(done.message, done.status, { title: REGISTRATION_ERROR, field: 'email' });
  });
}

export default function Register() {
  const { inviter } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const pending = useNavigation().formAction === '/register';
  const { form, field } = useServerForm({
    id: 'register',
    reply,
    loadSchema: () => import('~/features/accounts/schemas').then((schemas) => schemas.RegisterSchema),
  });
  return (
    <NarrowPage title="Create Your Account" intro={inviter ? `${inviter} invited you.` : null}>
      <PageToast toast={reply?.toast} />
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate>
        <IdempotencyField reply={reply} />
        <Field label="Email" type="email" autoComplete="email" inputMode="email" {...field('email')} />
        <Field
          label="Password"
          type="password"
          autoComplete="new-password"
          hint="At least 8 characters, with an uppercase and a lowercase letter, a number and a special character."
          {...field('password')}
        />
        <p className="mb-4 text-sm text-muted">
          This service is for adults: by creating an account you confirm that you are 18 or over.
        </p>
        <Button disabled={pending} className="w-full">
          {pending ? 'Creating Account...' : 'Create Account'}
        </Button>
      </Form>
      <p className="mt-6 text-center text-sm">
        <Link to="/login" className="-my-3 inline-block py-3 underline underline-offset-4">
          Already have an account? Sign in
        </Link>
      </p>
    </NarrowPage>
  );
}
