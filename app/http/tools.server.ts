import { getAccountCredits } from '../features/accounts/credits.server.ts';
import type { CurrentUser } from '../features/accounts/schemas.ts';
import {
  getCoachingSession,
  getSessionPage,
  saveSession,
} from '../features/coaching/coaching-sessions.server.ts';
import { generateOnServer } from '../features/coaching/engines/index.ts';
import { type CoachScreen, failureToast } from '../features/coaching/engines/messages.ts';
import { formatSuggestion } from '../features/coaching/engines/parse.ts';
import { HISTORY_PAGE_SIZE, type SaveSession, type SessionType } from '../features/coaching/schemas.ts';
import type { CoachJob } from '../features/coaching/types.ts';
import { hasAdvancedAnalysis } from '../features/plans/plans.ts';
import type { FormReply } from '../ui/form.tsx';
import { browserEngine, serverEngine } from './coach.server.ts';
import { formResponse, keepingForm, onceForForm } from './form.server.ts';
import { type NewToast, redirectWithToast } from './toast.server.ts';

const toPageNumber = (value: string | null) => Math.max(1, Math.floor(Number(value)) || 1);

/** What every coaching tool's page needs: the engine, the history, and the session a plain form has just saved. */
export async function loadTool(request: Request, user: CurrentUser, type: SessionType) {
  const { searchParams } = new URL(request.url);
  const id = searchParams.get('session');
  const [history, current, credits] = await Promise.all([
    getSessionPage(user.id, {
      type,
      page: toPageNumber(searchParams.get('page')),
      pageSize: HISTORY_PAGE_SIZE,
    }),
    id ? getCoachingSession(user.id, id) : null,
    hasAdvancedAnalysis(user.plan) ? null : getAccountCredits(user.id),
  ]);
  const mode: 'text' | 'screenshot' = searchParams.get('mode') === 'text' ? 'text' : 'screenshot';
  return { engine: browserEngine(), history, current, credits, mode };
}

interface ToolForm {
  request: Request;
  user: CurrentUser;
  form: FormData;
  job: CoachJob;
  screen: CoachScreen;
  session: Pick<SaveSession, 'type' | 'conversationText'> & Partial<SaveSession>;
  reply(options: { toast: NewToast }): FormReply;
}

/**
 * A tool's form sent without JavaScript: asks the coach on the server, saves, and goes back to the page, which shows the saved
 * session. A failure shows the form again with everything that was typed.
 */
export async function runToolForm(tool: ToolForm) {
  return keepingForm(tool.reply, () => answerToolForm(tool));
}

async function answerToolForm({ request, user, form, job, screen, session, reply }: ToolForm) {
  const failed = (toast: NewToast, status: number) =>
    formResponse(reply({ toast: { kind: 'destructive', ...toast } }), status);
  const answered = await generateOnServer(job, serverEngine, { signal: request.signal });
  if (!answered.ok) {
    const { kind, operatorHint } = answered.failure;
    if (operatorHint) console.warn(operatorHint);
    return failed(
      failureToast(answered.failure, screen),
      kind === 'flagged' ? 422 : kind === 'missing-key' ? 503 : 502,
    );
  }
  const input: SaveSession = { ...session, suggestions: answered.answer.suggestions.map(formatSuggestion) };
  const keyedTo = { type: session.type, conversationText: session.conversationText };
  const { result } = await onceForForm({ request, form, userId: user.id, input: keyedTo }, (transact) =>
    saveSession(user.id, input, transact),
  );
  if (!result.ok) {
    return failed(
      { title: 'Error', description: result.message, link: { to: '/pricing', text: 'See the plans' } },
      402,
    );
  }
  return savedRedirect(request, result.session.id);
}

/** Back to the tool's page, which shows the saved session. */
export function savedRedirect(request: Request, sessionId: string): Promise<Response> {
  const to = new URL(request.url);
  to.searchParams.set('session', sessionId);
  to.searchParams.delete('page');
  to.searchParams.delete('_routes');
  const path = to.pathname.replace(/\.data$/, '');
  return redirectWithToast(request, `${path}${to.search}`, {
    title: 'Success',
    description: 'Coaching session saved successfully',
  });
}
