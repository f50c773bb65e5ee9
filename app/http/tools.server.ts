import { getAccountCredits } from '../features/accounts/credits.server.ts';
import type { CurrentUser } from '../features/accounts/schemas.ts';
import { type Admission, admitToCoach } from '../features/coaching/admission.server.ts';
import {
  getCoachingSession,
  getSessionPage,
  saveSession,
} from '../features/coaching/coaching-sessions.server.ts';
import { generateOnServer } from '../features/coaching/engines/index.ts';
import {
  type CoachFailure,
  type CoachScreen,
  ERROR_TITLES,
  failureToast,
} from '../features/coaching/engines/messages.ts';
import { formatSuggestion } from '../features/coaching/engines/parse.ts';
import { factFor } from '../features/coaching/evidence.ts';
import { evidenceIn } from '../features/coaching/evidence-phrases.ts';
import {
  type CoachingSession,
  HISTORY_PAGE_SIZE,
  type SaveSession,
  type SessionType,
} from '../features/coaching/schemas.ts';
import { type CoachJob, RESULTS_ID } from '../features/coaching/types.ts';
import { hasAdvancedAnalysis } from '../features/plans/plans.ts';
import type { FormReply } from '../ui/form.tsx';
import { SENT_PARAMETER } from '../ui/form-address.ts';
import { browserEngine, serverEngine } from './coach.server.ts';
import { tooManyMessage } from './context.server.ts';
import { formResponse, keepingForm, onceForForm, type SentForm } from './form.server.ts';
import { lookUpName } from './text.server.ts';
import { type NewToast, redirectWithToast } from './toast.server.ts';

/** Within the life of a claim on an idempotency key (60 s), and the page's own patience with a form. */
const COACH_TIMEOUT_MILLISECONDS = 40_000;

const PLAN_LIMIT_STATUS = 402;

const toPageNumber = (value: string | null) => Math.max(1, Math.floor(Number(value)) || 1);

/** A stored suggestion is its two texts (contract section 7), so the source is found by what the psychology says. */
const withFacts = (session: CoachingSession): CoachingSession => ({
  ...session,
  facts: session.suggestions.map((stored) => factFor(evidenceIn(stored) ?? '')),
});

/** What every coaching tool's page needs: the engine, the history, and the session a plain form has just saved. */
export async function loadTool(request: Request, user: CurrentUser, type: SessionType) {
  const { searchParams } = new URL(request.url);
  const id = lookUpName(searchParams.get('session'));
  const [history, current, credits] = await Promise.all([
    getSessionPage(user.id, {
      type,
      page: toPageNumber(searchParams.get('page')),
      pageSize: HISTORY_PAGE_SIZE,
    }),
    id ? getCoachingSession(user.id, type, id) : null,
    hasAdvancedAnalysis(user.plan) ? null : getAccountCredits(user.id),
  ]);
  const mode: 'text' | 'screenshot' = searchParams.get('mode') === 'text' ? 'text' : 'screenshot';
  return {
    engine: browserEngine(),
    history: { ...history, items: history.items.map(withFacts) },
    current: current && withFacts(current),
    credits,
    mode,
  };
}

interface ToolForm extends SentForm {
  job: CoachJob;
  screen: CoachScreen;
  session: Pick<SaveSession, 'type' | 'conversationText'> & Partial<SaveSession>;
  /** the field that a refusal is about */
  field: string;
  reply(options: { toast: NewToast; fieldErrors?: Record<string, string[]> }): FormReply;
}

interface Refusal {
  ok: false;
  toast: NewToast;
  status: number;
  headers?: HeadersInit;
}

/**
 * A tool's form sent without JavaScript: asks the coach on the server, saves, and goes back to the page, which shows the saved
 * session. A failure shows the form again with everything that was typed.
 */
export async function runToolForm({
  request,
  user,
  form,
  requestId,
  session,
  field,
  reply,
  ...tool
}: ToolForm) {
  return keepingForm({ request, form, requestId, reply }, async () => {
    // the coach is asked within: a repeat waits for the answer that is on its way, and is no second question
    const { result } = await onceForForm(
      { request, form, userId: user.id, input: session },
      async (transact) => {
        const admission = await admitToCoach(user.id, tool.job);
        if (!admission.ok) return notAdmitted(admission, tool.screen);
        const answered = await generateOnServer(tool.job, serverEngine, {
          signal: request.signal,
          timeoutMs: COACH_TIMEOUT_MILLISECONDS,
        });
        if (!answered.ok) return refusalOf(answered.failure, tool.screen);
        const suggestions = answered.answer.suggestions.map(formatSuggestion);
        return saveSession(user.id, { ...session, suggestions }, transact);
      },
    );
    if (result.ok) return savedRedirect(request, result.session.id);
    const { toast, status, headers } = 'toast' in result ? result : planLimitRefusal('Error', result.message);
    // the toast leaves after a while, the reason stays; what the plan allows stands on the page anyway
    const fieldErrors =
      toast.description && status !== PLAN_LIMIT_STATUS ? { [field]: [toast.description] } : undefined;
    return formResponse(reply({ toast: { kind: 'destructive', ...toast }, fieldErrors }), status, headers);
  });
}

function refusalOf(failure: CoachFailure, screen: CoachScreen): Refusal {
  const { kind, operatorHint } = failure;
  if (operatorHint) console.warn(operatorHint);
  const status = kind === 'flagged' ? 422 : kind === 'missing-key' ? 503 : 502;
  return { ok: false, toast: failureToast(failure, screen), status };
}

function notAdmitted(admission: Exclude<Admission, { ok: true }>, screen: CoachScreen): Refusal {
  const title = ERROR_TITLES[screen];
  if (admission.reason === 'plan-limit') return planLimitRefusal(title, admission.message);
  const { retryAfterSeconds } = admission;
  return {
    ok: false,
    toast: { title, description: tooManyMessage(retryAfterSeconds) },
    status: 429,
    headers: { 'Retry-After': String(retryAfterSeconds) },
  };
}

/** The plan's month is used up: the sentence, and the way to the plans. */
function planLimitRefusal(title: string, description: string): Refusal {
  return {
    ok: false,
    toast: { title, description, link: { to: '/pricing', text: 'See the plans' } },
    status: PLAN_LIMIT_STATUS,
  };
}

/** Back to the tool's page, which shows the saved session. */
function savedRedirect(request: Request, sessionId: string): Promise<Response> {
  const to = new URL(request.url);
  to.searchParams.set('session', sessionId);
  for (const name of ['page', '_routes', SENT_PARAMETER]) to.searchParams.delete(name);
  const path = to.pathname.replace(/\.data$/, '');
  return redirectWithToast(request, `${path}${to.search}#${RESULTS_ID}`, {
    title: 'Success',
    description: 'Coaching session saved successfully',
  });
}
