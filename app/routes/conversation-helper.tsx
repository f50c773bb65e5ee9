import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ChatHelper } from '~/features/coaching/chat-helper';
import { HistoryCard } from '~/features/coaching/history-card';
import { requireUser } from '~/http/auth.server';
import { chatHelperForm } from '~/http/chat-helper.server';
import { readUserForm } from '~/http/form.server';
import { pageMeta } from '~/http/meta';
import { loadTool } from '~/http/tools.server';
import type { FormReply } from '~/ui/form';
import { PageToast } from '~/ui/toast';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Conversation Helper',
    description: 'Three replies for a conversation, with the psychology.',
  });

export async function loader({ request }: LoaderFunctionArgs) {
  return loadTool(request, await requireUser(request), 'chat-helper');
}

export async function action(args: ActionFunctionArgs) {
  return chatHelperForm(await readUserForm(args));
}

export default function ConversationHelper() {
  const { engine, history, current, credits, mode } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>() as FormReply | undefined;
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-8">
      <PageToast toast={reply?.toast} />
      <h1 className="mb-6 text-3xl font-semibold">Conversation Helper</h1>
      <ChatHelper
        engine={engine}
        path="/conversation-helper"
        mode={mode}
        reply={reply}
        current={current}
        credits={credits}
        resultsTitle="Response Suggestions"
      />
      <HistoryCard history={history} />
    </div>
  );
}
