import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { cookieHeaders, signOut } from '~/http/auth.server';
import { readOwnForm } from '~/http/form.server';

export const loader = () => redirect('/');

export async function action({ request }: ActionFunctionArgs) {
  await readOwnForm(request);
  return redirect('/', { headers: cookieHeaders(await signOut(request)) });
}
