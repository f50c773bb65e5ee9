import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { getUser } from '~/http/auth.server';

/** A path that names a file: a stale script or a missing picture must not get a page. */
function isFileLike(pathname: string): boolean {
  return /^\/(assets|ocr)(\/|$)/.test(pathname) || /\.[a-z0-9]{1,8}$/i.test(pathname);
}

/** Unknown paths show the dashboard to whoever is signed in (specification section 2). */
function showDashboard(): Response {
  return redirect('/dashboard');
}

export async function loader({ request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  if (isFileLike(pathname)) {
    throw new Response('There is no such file.', { status: 404 });
  }
  if (await getUser(request)) return showDashboard();
  return redirect('/');
}

export default function UnknownPath() {
  return null;
}
