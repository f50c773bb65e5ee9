import { Form, Link } from '@remix-run/react';
import { Button } from '~/ui/button';
import { Card } from '~/ui/card';
import { ReferralLinkField } from './referral-link-field';

export interface ReferralsTabProps {
  productName: string;
  totalReferrals: number;
  /** whole US dollars; rewards are credits and free months, so there is never money to pay out */
  totalEarnings: number;
  /** null until the button was pressed */
  link: string | null;
}

/** The dashboard's Referrals tab: two figures, and a button that shows the link. */
export function ReferralsTab({ productName, totalReferrals, totalEarnings, link }: ReferralsTabProps) {
  return (
    <Card>
      <h2 className="text-xl font-semibold">Referrals</h2>
      <p className="mt-1 text-muted">{`Share ${productName} with your friends and earn rewards!`}</p>
      <dl className="mt-5 grid gap-3 sm:grid-cols-2">
        <Figure label="Total Referrals" value={String(totalReferrals)} />
        <Figure label="Total Earnings" value={`$${totalEarnings}`} />
      </dl>
      <div className="mt-6">
        {link ? (
          <ReferralLinkField link={link} />
        ) : (
          // a GET: nothing is changed by showing it
          <Form method="get" action="/dashboard" preventScrollReset>
            <input type="hidden" name="tab" value="referrals" />
            <input type="hidden" name="link" value="show" />
            <Button>Get Your Referral Link</Button>
          </Form>
        )}
      </div>
      <p className="mt-5 text-sm text-muted">
        What you earn, and how to share, is on the{' '}
        <Link to="/referrals" className="underline underline-offset-4">
          referral screen
        </Link>
        .
      </p>
    </Card>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse rounded-xl bg-sunken p-5">
      <dt className="text-muted">{label}</dt>
      <dd className="font-display text-4xl font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
