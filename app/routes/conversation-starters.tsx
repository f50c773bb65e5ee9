import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { ChatStarter } from '~/features/coaching/chat-starter';
import { requireUser } from '~/http/auth.server';
import { chatStarterForm, loadStarter } from '~/http/chat-starter.server';
import { readUserForm } from '~/http/form.server';
import { pageMeta } from '~/http/meta';
import type { FormReply } from '~/ui/form';
import { PageToast } from '~/ui/toast';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Conversation Starters',
    description: 'Three first messages from the details of a profile.',
  });

export async function loader({ request }: LoaderFunctionArgs) {
  return loadStarter(request, await requireUser(request));
}

export async function action(args: ActionFunctionArgs) {
  return chatStarterForm(await readUserForm(args));
}

export default function ConversationStarters() {
  const { engine, current, starters } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>() as FormReply | undefined;
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-8">
      <PageToast toast={reply?.toast} />
      <h1 className="mb-6 text-3xl font-semibold">Conversation Starters</h1>
      <ChatStarter
        engine={engine}
        path="/conversation-starters"
        title="Write the first message"
        reply={reply}
        current={current}
        starters={starters}
      />
      <p className="mt-6 text-sm text-muted">
        Earlier openers are in the{' '}
        <Link to="/dashboard?tab=chat-starter" className="underline">
          Coaching History
        </Link>
        .
      </p>
    </div>
  );
}
