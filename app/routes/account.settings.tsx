import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ChangePasswordSchema } from '~/features/accounts/schemas';
import {
  changePassword,
  deleteOwnAccount,
  hasPassword,
  PASSWORD_CHANGED,
  signOutEverywhere,
} from '~/features/accounts/settings.server';
import { SettingsPanel } from '~/features/accounts/settings-panel';
import type { Transact } from '~/features/once/once.server';
import { getSessionToken, requireUser, signOut } from '~/http/auth.server';
import {
  formResponse,
  keepingForm,
  onceForForm,
  parseForm,
  readOwnForm,
  type SentForm,
} from '~/http/form.server';
import { pageMeta } from '~/http/meta';
import { endingSession } from '~/http/once.server';
import { getTheme } from '~/http/theme.server';
import { type NewToast, redirectWithToast } from '~/http/toast.server';
import { DashboardFrame } from '~/ui/dashboard-frame';
import { PageToast } from '~/ui/toast';

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: 'Settings', description: 'Theme, password, devices and your data.' });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const [theme, password] = await Promise.all([getTheme(request), hasPassword(user.id)]);
  const confirmDelete = new URL(request.url).searchParams.get('step') === 'delete';
  return { email: user.email, theme, hasPassword: password, confirmDelete };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readOwnForm(request);
  switch (form.get('intent')) {
    case 'change-password':
      return passwordAction({
        request,
        form,
        user: await requireUser(request),
        requestId: context.requestId,
      });
    case 'sign-out-everywhere':
      return farewellAction(request, form, signOutEverywhere, {
        title: 'Signed out',
        description: 'Every device is signed out, this one too.',
      });
    case 'delete-account':
      return farewellAction(request, form, deleteOwnAccount, {
        title: 'Account deleted',
        description: 'Everything in it is gone. Take good care.',
      });
    default:
      await requireUser(request);
      throw new Response('This form is not known here.', { status: 400 });
  }
}

/** Work that ends the session it is asked with; a repeat, which no session stands behind any more, gets its answer. */
async function farewellAction(
  request: Request,
  form: FormData,
  work: (userId: string, transact: Transact) => Promise<null>,
  toast: NewToast,
) {
  const owner = { scope: await endingSession(request), userId: null, input: form.get('intent') };
  await onceForForm({ request, form, ...owner }, async (transact) =>
    work((await requireUser(request)).id, transact),
  );
  return redirectWithToast(request, '/', toast, await signOut(request));
}

async function passwordAction({ request, form, user, requestId }: SentForm) {
  const parsed = parseForm(form, ChangePasswordSchema, {
    intent: 'change-password',
    hidden: ['currentPassword', 'newPassword'],
  });
  if (!parsed.ok) return parsed.response;
  const input = parsed.value;
  const keepToken = (await getSessionToken(request)) ?? undefined;
  return keepingForm({ request, form, requestId, reply: parsed.reply }, async () => {
    const { result } = await onceForForm({ request, form, userId: user.id, input }, (transact) =>
      changePassword({ userId: user.id, ...input, keepToken }, transact),
    );
    if (result.ok) {
      const toast = { title: 'Password changed', description: PASSWORD_CHANGED };
      return redirectWithToast(request, '/account/settings', toast);
    }
    if (result.reason === 'too-many') return parsed.refuseTooMany(result.retryAfterSeconds);
    return formResponse(parsed.reply({ fieldErrors: { currentPassword: [result.message] } }), 400);
  });
}

export default function Settings() {
  const settings = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <DashboardFrame email={settings.email} tab={null}>
      <PageToast toast={reply?.toast} />
      <SettingsPanel {...settings} reply={reply} />
    </DashboardFrame>
  );
}
