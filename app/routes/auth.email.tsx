import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { REGISTRATION_ERROR, UNEXPECTED_ERROR } from '~/features/accounts/failures';
import { SocialEmailSchema } from '~/features/accounts/schemas-social';
import { PLATFORM_NAMES } from '~/features/sharing/platforms';
import { countAddress } from '~/http/context.server';
import { keepingForm, onceForForm, parseForm, readOwnForm } from '~/http/form.server';
import { getPendingSignIn } from '~/http/handshake.server';
import { pageMeta } from '~/http/meta';
import { completeByEmail } from '~/http/social.server';
import { Button } from '~/ui/button';
import { NarrowPage } from '~/ui/card';
import { Field } from '~/ui/field';
import { IdempotencyField, useServerForm } from '~/ui/form';
import { PageToast } from '~/ui/toast';

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: 'Your e-mail', description: 'One more thing for your new account.' });

async function requirePending(request: Request) {
  const pending = await getPendingSignIn(request);
  if (!pending) throw redirect('/login');
  return pending;
}

export async function loader({ request }: LoaderFunctionArgs) {
  const { platform } = await requirePending(request);
  return { name: PLATFORM_NAMES[platform] };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readOwnForm(request);
  const pending = await requirePending(request);
  const parsed = parseForm(form, SocialEmailSchema);
  if (!parsed.ok) return parsed.response;
  const address = await countAddress(context, 'register');
  if (!address.allowed) return parsed.refuseTooMany(address.retryAfterSeconds, REGISTRATION_ERROR);
  const { email } = parsed.value;
  // the identity is part of what the key is bound to
  const input = { email, platform: pending.platform, providerId: pending.providerId };
  const kept = { request, form, reply: parsed.reply, requestId: context.requestId };
  return keepingForm({ ...kept, title: REGISTRATION_ERROR, failed: UNEXPECTED_ERROR }, () =>
    completeByEmail(request, pending, {
      email,
      once: (work) => onceForForm({ request, form, userId: null, input }, work),
    }),
  );
}

export default function SocialEmail() {
  const { name } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const pending = useNavigation().formAction === '/auth/email';
  const { form, field } = useServerForm({
    id: 'social-email',
    reply,
    loadSchema: () => import('~/features/accounts/schemas-social').then((module) => module.SocialEmailSchema),
  });
  return (
    <NarrowPage
      title="What is your e-mail?"
      intro={`You are signing in with ${name}. Your account here needs an e-mail as well.`}
    >
      <PageToast toast={reply?.toast} />
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate>
        <IdempotencyField reply={reply} />
        <Field label="Email" type="email" autoComplete="email" inputMode="email" {...field('email')} />
        <p className="mb-4 text-sm text-muted">
          This service is for adults: by creating an account you confirm that you are 18 or over.
        </p>
        <Button disabled={pending} className="w-full">
          {pending ? 'Creating Account...' : 'Create Account'}
        </Button>
      </Form>
      <p className="mt-6 text-center text-sm">
        <Link to="/login" className="-my-3 inline-block py-3 underline underline-offset-4">
          Sign in another way
        </Link>
      </p>
    </NarrowPage>
  );
}
