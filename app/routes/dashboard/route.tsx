import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireUser } from '~/http/auth.server';
import { readUserForm } from '~/http/form.server';
import { pageMeta } from '~/http/meta';
import { DASHBOARD_TABS, DashboardFrame, type DashboardTab } from '~/ui/dashboard-frame';
import type { FormReply } from '~/ui/form';
import { PageToast } from '~/ui/toast';
import { TabPanel } from './tab-panel';
import { loadTab, submitTab } from './tabs.server';

export const meta: MetaFunction<typeof loader> = (args) => {
  const open = args.data?.panel.tab ?? 'overview';
  const [, label] = DASHBOARD_TABS.find(([name]) => name === open) ?? [];
  return pageMeta(args, {
    title: open === 'overview' ? 'Dashboard' : `${label} · Dashboard`,
    description: 'Your coaching tools, history and referrals.',
  });
};

function tabOf(request: Request): DashboardTab {
  const asked = new URL(request.url).searchParams.get('tab');
  return DASHBOARD_TABS.find(([name]) => name === asked)?.[0] ?? 'overview';
}

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  return { email: user.email, panel: await loadTab(tabOf(request), request, user) };
}

export async function action(args: ActionFunctionArgs) {
  return submitTab(tabOf(args.request), await readUserForm(args));
}

export default function Dashboard() {
  const { email, panel } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>() as FormReply | undefined;
  return (
    <DashboardFrame email={email} tab={panel.tab}>
      <PageToast toast={reply?.toast} />
      <TabPanel key={panel.tab} panel={panel} reply={reply} />
    </DashboardFrame>
  );
}
