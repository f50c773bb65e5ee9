import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useLoaderData, useNavigation } from '@remix-run/react';
import { requireUser } from '~/http/auth.server';
import { pageMeta } from '~/http/meta';
import { Button } from '~/ui/button';
import { NarrowPage } from '~/ui/card';
import { Field } from '~/ui/field';

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: 'Account Settings', description: 'Your username and e-mail.' });

const FITS_ON_A_PHONE = 28;

export async function loader({ request }: LoaderFunctionArgs) {
  const { username, email } = await requireUser(request);
  return { username, email };
}

export default function Account() {
  const { username, email } = useLoaderData<typeof loader>();
  const pending = useNavigation().formAction === '/logout';
  return (
    <NarrowPage title="Account Settings">
      <Field label="Username" id="username" type="text" value={username} readOnly />
      <Field
        label="Email"
        id="email"
        type="email"
        value={email}
        readOnly
        // a field shows one line, and cuts what is longer
        hint={email.length > FITS_ON_A_PHONE ? email : undefined}
      />
      <p className="mb-6 text-sm">
        <Link to="/account/settings" className="-my-3 inline-block py-3 underline underline-offset-4">
          Password, devices, export and deletion
        </Link>
      </p>
      <Form method="post" action="/logout">
        <Button look="secondary" disabled={pending} className="w-full">
          Log Out
        </Button>
      </Form>
    </NarrowPage>
  );
}
