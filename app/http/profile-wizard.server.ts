import type { CurrentUser } from '../features/accounts/schemas.ts';
import {
  DASHBOARD_PROFILE_FIELDS,
  profileText,
  RECOMMENDATION_PARTS,
  readProfileText,
  STANDALONE_PROFILE_FIELDS,
} from '../features/coaching/profile-fields.ts';
import {
  type CoachingSession,
  DashboardProfileSchema,
  StandaloneProfileSchema,
} from '../features/coaching/schemas.ts';
import { parseForm, type SentForm } from './form.server.ts';
import { loadTool, runToolForm } from './tools.server.ts';

/** Both wizards save sessions of one type; each page shows only its own. */
async function loadWizard(request: Request, user: CurrentUser, isOwn: (session: CoachingSession) => boolean) {
  const tool = await loadTool(request, user, 'profile-wizard');
  return { ...tool, current: tool.current && isOwn(tool.current) ? tool.current : null };
}

export function loadProfileWizard(request: Request, user: CurrentUser) {
  return loadWizard(
    request,
    user,
    ({ conversationText }) => readProfileText(DASHBOARD_PROFILE_FIELDS, conversationText) !== null,
  );
}

export function loadProfileOptimization(request: Request, user: CurrentUser) {
  return loadWizard(request, user, ({ suggestions }) => suggestions.length === RECOMMENDATION_PARTS.length);
}

/** The dashboard's five-field Profile Wizard. */
export async function profileWizardForm(sent: SentForm) {
  const parsed = parseForm(sent.form, DashboardProfileSchema, { intent: 'profile-wizard' });
  if (!parsed.ok) return parsed.response;
  const profile = parsed.value;
  return runToolForm({
    ...sent,
    job: { kind: 'profile', variant: 'dashboard', profile },
    screen: 'dashboard-profile',
    session: { type: 'profile-wizard', conversationText: profileText(DASHBOARD_PROFILE_FIELDS, profile) },
    field: 'currentBio',
    reply: parsed.reply,
  });
}

/** The Profile Optimization Wizard on its own screen. */
export async function profileOptimizationForm(sent: SentForm) {
  const parsed = parseForm(sent.form, StandaloneProfileSchema, { intent: 'profile-optimization' });
  if (!parsed.ok) return parsed.response;
  const profile = parsed.value;
  return runToolForm({
    ...sent,
    job: { kind: 'profile', variant: 'standalone', profile },
    screen: 'standalone-profile',
    session: { type: 'profile-wizard', conversationText: profileText(STANDALONE_PROFILE_FIELDS, profile) },
    field: 'currentBio',
    reply: parsed.reply,
  });
}
