import type { CurrentUser } from '../features/accounts/schemas.ts';
import type { StartersLeft } from '../features/coaching/chat-starter.tsx';
import { getStartersLeft, PLAN_LIMIT_MESSAGE } from '../features/coaching/coaching-sessions.server.ts';
import { ChatStarterSchema } from '../features/coaching/schemas.ts';
import { FREE_STARTERS_PER_MONTH } from '../features/plans/plans.ts';
import { parseForm, type SentForm } from './form.server.ts';
import { loadTool, runToolForm } from './tools.server.ts';

/** What a Chat Starter page needs: the tool, and how many generations are left this month. */
export async function loadStarter(request: Request, user: CurrentUser) {
  const [tool, left] = await Promise.all([loadTool(request, user, 'chat-starter'), getStartersLeft(user.id)]);
  const starters: StartersLeft | null =
    left === null ? null : { left, most: FREE_STARTERS_PER_MONTH, message: PLAN_LIMIT_MESSAGE };
  return { ...tool, starters };
}

/** The Chat Starter's form, on the dashboard and on its own screen. */
export async function chatStarterForm(sent: SentForm) {
  const parsed = parseForm(sent.form, ChatStarterSchema, { intent: 'chat-starter' });
  if (!parsed.ok) return parsed.response;
  const { profileDetails } = parsed.value;
  return runToolForm({
    ...sent,
    job: { kind: 'openers', profileDetails },
    screen: 'starters',
    session: { type: 'chat-starter', conversationText: profileDetails },
    field: 'profileDetails',
    reply: parsed.reply,
  });
}
