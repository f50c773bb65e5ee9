import { env } from '~/env.server';
import type { CurrentUser } from '~/features/accounts/schemas';
import { countSessions } from '~/features/coaching/coaching-sessions.server';
import { referralLink } from '~/features/referrals/referral-link';
import { getReferralCode, getReferralStats } from '~/features/referrals/referrals.server';
import { chatHelperForm } from '~/http/chat-helper.server';
import { chatStarterForm, loadStarter } from '~/http/chat-starter.server';
import type { SentForm } from '~/http/form.server';
import { libraryForm, loadLibrary } from '~/http/library.server';
import { ownOrigin } from '~/http/origin.server';
import { loadProfileWizard, profileWizardForm } from '~/http/profile-wizard.server';
import { loadTool } from '~/http/tools.server';
import type { DashboardTab } from '~/ui/dashboard-frame';

/** What the open tab shows. */
export async function loadTab(tab: DashboardTab, request: Request, user: CurrentUser) {
  switch (tab) {
    case 'chat-helper':
      return { tab, ...(await loadTool(request, user, 'chat-helper')) };
    case 'chat-starter':
      return { tab, ...(await loadStarter(request, user)) };
    case 'profile-wizard':
      return { tab, ...(await loadProfileWizard(request, user)) };
    case 'ice-breakers':
      return { tab, ...(await loadLibrary(request, user)) };
    case 'referrals':
      return { tab, ...(await loadReferrals(request, user)) };
    default:
      return { tab: 'overview' as const, sessionCount: await countSessions(user.id) };
  }
}

/** What the Referrals tab shows; its button asks for the link in the address. */
async function loadReferrals(request: Request, user: CurrentUser) {
  const wanted = new URL(request.url).searchParams.get('link') === 'show';
  const [{ totalReferrals }, code] = await Promise.all([
    getReferralStats(user.id),
    wanted ? getReferralCode(user.id) : null,
  ]);
  const link = code ? referralLink(ownOrigin(request), code) : null;
  return { productName: env.PRODUCT_NAME, totalReferrals, totalEarnings: 0, link };
}

/** The open tab's form. */
export async function submitTab(tab: DashboardTab, sent: SentForm) {
  switch (tab) {
    case 'chat-helper':
      return chatHelperForm(sent);
    case 'chat-starter':
      return chatStarterForm(sent);
    case 'profile-wizard':
      return profileWizardForm(sent);
    case 'ice-breakers':
      return libraryForm(sent);
    default:
      throw new Response('There is no form here.', { status: 400 });
  }
}

export type Panel = Awaited<ReturnType<typeof loadTab>>;
