import type { MetaFunction } from '@remix-run/node';
import { InvalidResetLink } from '~/features/accounts/invalid-reset-link';
import { pageMeta } from '~/http/meta';

export const handle = { script: false };
export const meta: MetaFunction = (args) => [
  ...pageMeta(args, { title: 'Invalid reset link', description: 'This link to choose a password is cut.' }),
  { name: 'robots', content: 'noindex' },
];

export default function ResetPasswordWithoutToken() {
  return (
    <InvalidResetLink reason="The link is not complete. Open it from the mail again, or copy all of it." />
  );
}
