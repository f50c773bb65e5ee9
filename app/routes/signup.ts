import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { getInviter } from '~/features/referrals/referrals.server';
import { referralCookie, serializeCookie } from '~/http/cookies.server';
import { lookUpName } from '~/http/text.server';

/** The referral link: remembers the code for 30 days. An unknown code is ignored, and an earlier one stays. */
export async function loader({ request }: LoaderFunctionArgs) {
  const code = lookUpName(new URL(request.url).searchParams.get('ref'));
  if (!code || !(await getInviter(code))) return redirect('/register');
  return redirect('/register', {
    headers: { 'Set-Cookie': await serializeCookie(referralCookie, code, request) },
  });
}
