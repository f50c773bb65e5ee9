import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { safeRedirect } from '~/http/auth.server';
import { readOwnForm } from '~/http/form.server';
import { type ThemePreference, themeCookie } from '~/http/theme.server';

const PREFERENCES: readonly ThemePreference[] = ['light', 'dark', 'system'];

export const loader = () => redirect('/');

export async function action({ request }: ActionFunctionArgs) {
  const form = await readOwnForm(request);
  const preference = PREFERENCES.find((name) => name === form.get('theme'));
  if (!preference) throw new Response('The theme must be light, dark or system.', { status: 400 });
  const to = safeRedirect(form.get('from'), '/');
  return redirect(to, { headers: { 'Set-Cookie': await themeCookie(request, preference) } });
}
