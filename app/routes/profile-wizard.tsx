import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { ProfileOptimizationWizard } from '~/features/coaching/profile-wizard';
import { requireUser } from '~/http/auth.server';
import { readUserForm } from '~/http/form.server';
import { pageMeta } from '~/http/meta';
import { loadProfileOptimization, profileOptimizationForm } from '~/http/profile-wizard.server';
import type { FormReply } from '~/ui/form';
import { PageToast } from '~/ui/toast';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Profile Optimization Wizard',
    description: 'Recommendations for your bio, photos, interests and profile as a whole.',
  });

export async function loader({ request }: LoaderFunctionArgs) {
  return loadProfileOptimization(request, await requireUser(request));
}

export async function action(args: ActionFunctionArgs) {
  return profileOptimizationForm(await readUserForm(args));
}

export default function ProfileOptimization() {
  const { engine, current } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>() as FormReply | undefined;
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-8">
      <PageToast toast={reply?.toast} />
      <h1 className="mb-6 text-3xl font-semibold">Profile Optimization Wizard</h1>
      <ProfileOptimizationWizard engine={engine} path="/profile-wizard" reply={reply} current={current} />
      <p className="mt-6 text-sm text-muted">
        Earlier recommendations are in the{' '}
        <Link to="/dashboard?tab=profile-wizard" className="underline">
          Coaching History
        </Link>
        .
      </p>
    </div>
  );
}
