import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ChangePasswordSchema, type CurrentUser } from '~/features/accounts/schemas';
import {
  changePassword,
  deleteAccount,
  hasPassword,
  PASSWORD_CHANGED,
  signOutEverywhere,
} from '~/features/accounts/settings.server';
import { SettingsPanel } from '~/features/accounts/settings-panel';
import { getSessionToken, requireUser, signOut } from '~/http/auth.server';
import { tooManyMessage } from '~/http/context.server';
import { formResponse, onceForForm, parseForm, readOwnForm } from '~/http/form.server';
import { pageMeta } from '~/http/meta';
import { getTheme } from '~/http/theme.server';
import { redirectWithToast } from '~/http/toast.server';
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

export async function action({ request }: ActionFunctionArgs) {
  const form = await readOwnForm(request);
  const user = await requireUser(request);
  switch (form.get('intent')) {
    case 'change-password':
      return passwordAction(request, form, user);
    case 'sign-out-everywhere': {
      await signOutEverywhere(user.id);
      const toast = { title: 'Signed out', description: 'Every device is signed out, this one too.' };
      return redirectWithToast(request, '/', toast, [await signOut(request)]);
    }
    case 'delete-account': {
      await onceForForm({ request, form, userId: user.id, input: 'delete-account' }, (transact) =>
        transact(async (tx) => {
          await deleteAccount(user.id, tx);
          return null;
        }),
      );
      const toast = { title: 'Account deleted', description: 'Everything in it is gone. Take good care.' };
      return redirectWithToast(request, '/', toast, [await signOut(request)]);
    }
    default:
      throw new Response('This form is not known here.', { status: 400 });
  }
}

async function passwordAction(request: Request, form: FormData, user: CurrentUser) {
  const parsed = parseForm(form, ChangePasswordSchema, {
    intent: 'change-password',
    hidden: ['currentPassword', 'newPassword'],
  });
  if (!parsed.ok) return parsed.response;
  const input = parsed.value;
  const keepToken = (await getSessionToken(request)) ?? undefined;
  const { result } = await onceForForm({ request, form, userId: user.id, input }, (transact) =>
    changePassword({ userId: user.id, ...input, keepToken }, transact),
  );
  if (result.ok) {
    const toast = { title: 'Password changed', description: PASSWORD_CHANGED };
    return redirectWithToast(request, '/account/settings', toast);
  }
  if (result.reason === 'wrong') {
    return formResponse(parsed.reply({ fieldErrors: { currentPassword: [result.message] } }), 400);
  }
  const description = tooManyMessage(result.retryAfterSeconds);
  const toast = { kind: 'destructive', title: 'Error', description } as const;
  const headers = { 'Retry-After': String(result.retryAfterSeconds) };
  return formResponse(parsed.reply({ toast }), 429, headers);
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
