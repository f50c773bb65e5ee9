import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { ContactSchema } from '~/features/support/schemas';
import { sendContactMessage } from '~/features/support/support.server';
import { getUser } from '~/http/auth.server';
import { countAddress } from '~/http/context.server';
import { keepingForm, onceForForm, parseForm, readOwnForm } from '~/http/form.server';
import { pageMeta } from '~/http/meta';
import { redirectWithToast } from '~/http/toast.server';
import { NarrowPage } from '~/ui/card';
import { Field, TextArea } from '~/ui/field';
import { IdempotencyField, useServerForm } from '~/ui/form';
import { useFormAddress } from '~/ui/form-address';
import { SubmitButton } from '~/ui/submit-button';
import { PageToast } from '~/ui/toast';

export const handle = { script: false };
export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Contact',
    description: 'Questions, plans, a reply that missed the tone: write to us.',
  });

export async function loader({ request }: LoaderFunctionArgs) {
  return { email: (await getUser(request))?.email ?? '' };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readOwnForm(request);
  const parsed = parseForm(form, ContactSchema);
  if (!parsed.ok) return parsed.response;
  const input = parsed.value;
  const userId = (await getUser(request))?.id ?? null;
  const address = await countAddress(context, 'contact');
  return keepingForm({ request, form, reply: parsed.reply, requestId: context.requestId }, async () => {
    const send = () =>
      onceForForm({ request, form, userId, input }, (transact) => sendContactMessage(input, transact));
    const done = address.allowed ? (await send()).result : { ...address, ok: false as const };
    if (done.ok) {
      const description = `Thank you. We answer to ${input.email}.`;
      return redirectWithToast(request, '/contact', { title: 'Message sent', description });
    }
    return parsed.refuseTooMany(done.retryAfterSeconds);
  });
}

export default function Contact() {
  const { email } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const { form, field } = useServerForm({ id: 'contact', reply, defaultValue: { email } });
  const address = useFormAddress('/contact');
  return (
    <NarrowPage
      title="Contact"
      intro="A question, a plan, a reply that missed the tone: write to us, and a person answers."
    >
      <PageToast toast={reply?.toast} />
      <Form method="post" action={address} id={form.id} className="group" noValidate>
        <IdempotencyField reply={reply} />
        <Field label="Name" type="text" autoComplete="name" {...field('name')} />
        <Field label="Email" type="email" autoComplete="email" inputMode="email" {...field('email')} />
        <TextArea label="Message" {...field('message')} />
        <SubmitButton pending="Sending..." className="w-full">
          Send Message
        </SubmitButton>
      </Form>
    </NarrowPage>
  );
}
