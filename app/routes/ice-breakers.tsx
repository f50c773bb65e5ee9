import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { MessageLibrary } from '~/features/library/message-library';
import { requireUser } from '~/http/auth.server';
import { readUserForm } from '~/http/form.server';
import { libraryForm, loadLibrary } from '~/http/library.server';
import { pageMeta } from '~/http/meta';
import type { FormReply } from '~/ui/form';
import { PageToast } from '~/ui/toast';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'AI Message Library',
    description: 'Ice breakers and compliments to generate, copy and rate.',
  });

export async function loader({ request }: LoaderFunctionArgs) {
  return loadLibrary(request, await requireUser(request));
}

export async function action(args: ActionFunctionArgs) {
  return libraryForm(await readUserForm(args));
}

export default function IceBreakers() {
  const { type, library, context } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>() as FormReply | undefined;
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-8">
      <PageToast toast={reply?.toast} />
      <h1 className="mb-6 text-3xl font-semibold">AI Message Library</h1>
      <MessageLibrary
        path="/ice-breakers"
        type={type}
        library={library}
        context={context}
        reply={reply}
        titled={false}
      />
    </div>
  );
}
