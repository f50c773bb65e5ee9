import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { env } from '~/env.server';
import { pageMeta } from '~/http/meta';
import { LegalPage } from '~/ui/legal-page';
import { privacySections } from './sections';

export const handle = { script: false };
export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Privacy Policy',
    description: 'What is kept about you, what never leaves your device, and how to have it deleted.',
  });

/** Which words leave the device depends on the engine that this site runs. */
export function loader() {
  return { engine: env.COACH_ENGINE, productName: env.PRODUCT_NAME };
}

export default function Privacy() {
  const { engine, productName } = useLoaderData<typeof loader>();
  return (
    <LegalPage
      title="Privacy Policy"
      updated="January 7, 2025"
      intro={
        <p>
          {productName} works on private conversations, so this page is exact about what happens to them. In
          short: a screenshot never leaves your device, its text does when you ask for advice, and you can
          take or delete everything that is kept.
        </p>
      }
      sections={privacySections(productName, engine)}
    />
  );
}
