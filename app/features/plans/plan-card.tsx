import { ButtonLink } from '~/ui/button';
import { Icon } from '~/ui/icon';
import type { Plan } from './plans';

/** One plan, with its price in whole dollars a month. `current` marks the plan of whoever is signed in. */
export function PlanCard({
  plan,
  current,
  button,
}: {
  plan: Plan;
  current: boolean;
  button: { text: string; to: string };
}) {
  const middle = plan.priceId === 'price_pro';
  return (
    <section
      aria-label={plan.name}
      className={`flex w-full min-w-0 flex-col rounded-3xl border bg-card p-6 lg:p-7 ${
        middle ? 'border-accent shadow-xl shadow-accent/10' : 'border-line'
      }`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <h2 className="font-display text-2xl font-semibold">{plan.name}</h2>
        {current ? (
          <span className="rounded-full bg-good-soft px-3 py-0.5 text-sm font-semibold text-good">
            Your plan
          </span>
        ) : null}
      </div>
      <p className="mt-1 text-muted md:min-h-18 lg:min-h-12">{plan.description}</p>
      <p className="mt-5">
        <span className="font-display text-5xl font-semibold">${plan.price}</span>
        <span className="text-muted"> per month</span>
      </p>
      <ul className="mt-6 mb-8 space-y-2.5">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Icon name="check" className="mt-0.5 size-5 text-good" />
            {feature}
          </li>
        ))}
      </ul>
      <ButtonLink
        to={button.to}
        reloadDocument
        look={middle ? 'primary' : 'secondary'}
        className="mt-auto w-full text-center"
      >
        {button.text}
      </ButtonLink>
    </section>
  );
}
