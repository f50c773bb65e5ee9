import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { getUser } from '~/http/auth.server';
import { pageMeta } from '~/http/meta';
import { ButtonLink } from '~/ui/button';

export const handle = { script: false };
export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: 'Find the right words', description: 'A conversation coach for dating.' });

export async function loader({ request }: LoaderFunctionArgs) {
  if (await getUser(request)) throw redirect('/dashboard');
  return null;
}

export default function Landing() {
  return (
    <div className="mx-auto max-w-3xl px-4 py-20 text-center">
      <h1 className="text-5xl font-semibold">Never lost for words again</h1>
      <ButtonLink to="/register" className="mt-8">
        Get Started
      </ButtonLink>
    </div>
  );
}
