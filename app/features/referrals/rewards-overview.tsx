import type { ReferralStats } from './referrals.server';

const STATS = [
  ['totalReferrals', 'Total Referrals'],
  ['chatHelperCredits', 'Chat Helper Credits'],
  ['paidReferrals', 'Paid Referrals'],
] as const;

export function StatCards({ stats }: { stats: ReferralStats }) {
  return (
    <dl className="mt-6 grid gap-3 sm:grid-cols-3">
      {STATS.map(([name, label]) => (
        <div key={name} className="flex flex-col-reverse rounded-card border border-line bg-card p-5">
          <dt className="text-muted">{label}</dt>
          <dd className="font-display text-4xl font-semibold tabular-nums">{stats[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

const CELL = 'border-t border-line py-3 pr-4 text-left align-top';

export function RewardsTable({ creditsForSignUp }: { creditsForSignUp: number }) {
  return (
    <table className="w-full table-fixed">
      <thead>
        <tr>
          <th scope="col" className="pb-2 pr-4 text-left text-sm text-muted">
            When
          </th>
          <th scope="col" className="pb-2 text-left text-sm text-muted">
            You get
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td className={CELL}>A friend signs up with your link</td>
          <td className={CELL}>{creditsForSignUp} Chat Helper credits</td>
        </tr>
        <tr>
          <td className={CELL}>The friend subscribes to a paid plan</td>
          <td className={CELL}>1 free month of premium</td>
        </tr>
      </tbody>
    </table>
  );
}
