import type { CurrentUser } from '../features/accounts/schemas.ts';
import type { StartersLeft } from '../features/coaching/chat-starter.tsx';
import { getStartersLeft, PLAN_LIMIT_MESSAGE } from '../features/coaching/coaching-sessions.server.ts';
import { ERROR_TITLES } from '../features/coaching/engines/messages.ts';
import { ChatStarterSchema } from '../features/coaching/schemas.ts';
import { FREE_STARTERS_PER_MONTH } from '../features/plans/plans.ts';
import { parseForm } from './form.server.ts';
import { loadTool, planLimitRefusal, runToolForm } from './tools.server.ts';

/** What a Chat Starter page needs: the tool, and how many generations are left this month. */
export async function loadStarter(request: Request, user: CurrentUser) {
  const [tool, left] = await Promise.all([loadTool(request, user, 'chat-starter'), getStartersLeft(user.id)]);
  const starters: StartersLeft | null =
    left === null ? null : { left, most: FREE_STARTERS_PER_MONTH, message: PLAN_LIMIT_MESSAGE };
  return { ...tool, starters };
}

/** The Chat Starter's form, on the dashboard and on its own screen. Looks at the plan's limit before it generates. */
export async function chatStarterForm(request: Request, user: CurrentUser, form: FormData) {
  const parsed = parseForm(form, ChatStarterSchema, { intent: 'chat-starter' });
  if (!parsed.ok) return parsed.response;
  const { profileDetails } = parsed.value;
  return runToolForm({
    request,
    user,
    form,
    job: { kind: 'openers', profileDetails },
    screen: 'starters',
    session: { type: 'chat-starter', conversationText: profileDetails },
    reply: parsed.reply,
    refusal: async () =>
      (await getStartersLeft(user.id)) === 0
        ? planLimitRefusal(ERROR_TITLES.starters, PLAN_LIMIT_MESSAGE)
        : null,
  });
}
