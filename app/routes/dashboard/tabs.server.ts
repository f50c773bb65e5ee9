import type { CurrentUser } from '~/features/accounts/schemas';
import { countSessions } from '~/features/coaching/coaching-sessions.server';
import { chatHelperForm } from '~/http/chat-helper.server';
import { loadTool } from '~/http/tools.server';
import type { DashboardTab } from '~/ui/dashboard-frame';

/** What the open tab shows. */
export async function loadTab(tab: DashboardTab, request: Request, user: CurrentUser) {
  switch (tab) {
    case 'chat-helper':
      return { tab, ...(await loadTool(request, user, 'chat-helper')) };
    default:
      return { tab: 'overview' as const, sessionCount: await countSessions(user.id) };
  }
}

/** The open tab's form. */
export async function submitTab(tab: DashboardTab, request: Request, user: CurrentUser, form: FormData) {
  switch (tab) {
    case 'chat-helper':
      return chatHelperForm(request, user, form);
    default:
      throw new Response('There is no form here.', { status: 400 });
  }
}

export type Panel = Awaited<ReturnType<typeof loadTab>>;
