import { Form } from '@remix-run/react';
import { Field, TextArea } from '~/ui/field';
import { type FormReply, IdempotencyField, useServerForm } from '~/ui/form';
import { useFormAddress } from '~/ui/form-address';
import { SubmitButton } from '~/ui/submit-button';

/** The data deletion request; `email` and `userId` are those of whoever is signed in, else empty. */
export function DeletionForm({
  reply,
  email,
  userId,
}: {
  reply: FormReply | undefined;
  email: string;
  userId: string;
}) {
  const { form, field } = useServerForm({ id: 'delete', reply, defaultValue: { email, userId } });
  const address = useFormAddress('/delete');
  return (
    <Form method="post" action={address} id={form.id} className="group" noValidate>
      <IdempotencyField reply={reply} />
      <Field label="Email" type="email" autoComplete="email" inputMode="email" {...field('email')} />
      <TextArea label="Reason for deletion" rows={4} {...field('reason')} />
      <Field label="User ID (optional)" type="text" autoComplete="off" {...field('userId')} />
      <SubmitButton pending="Submitting..." className="w-full">
        Submit Request
      </SubmitButton>
    </Form>
  );
}
