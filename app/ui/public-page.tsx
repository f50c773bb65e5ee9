import type { ReactNode } from 'react';
import { ButtonLink } from './button';
import { Pictogram, type PictogramName } from './pictogram';

/** The head of a public page: a small line, the title, and what the page is about. */
export function PageHead({ kicker, title, intro }: { kicker?: string; title: string; intro?: ReactNode }) {
  return (
    <header className="mx-auto w-full max-w-3xl px-4 pt-14 text-center sm:pt-20">
      {kicker ? <p className="font-semibold text-accent">{kicker}</p> : null}
      <h1 className="mt-2 text-4xl font-semibold tracking-tight sm:text-5xl">{title}</h1>
      {intro ? <p className="mx-auto mt-5 max-w-2xl text-lg text-pretty text-muted">{intro}</p> : null}
    </header>
  );
}

/** A band of a public page; `sunken` sets it off from its neighbours. */
export function Band({
  title,
  intro,
  sunken = false,
  children,
}: {
  title?: string;
  intro?: ReactNode;
  sunken?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={sunken ? 'border-y border-line bg-sunken' : ''}>
      <div className="mx-auto w-full max-w-6xl px-4 py-14 sm:py-20">
        {title ? (
          <div className="mb-9 max-w-2xl sm:mb-12">
            <h2 className="font-display text-3xl font-semibold tracking-tight sm:text-4xl">{title}</h2>
            {intro ? <p className="mt-4 text-lg text-pretty text-muted">{intro}</p> : null}
          </div>
        ) : null}
        {children}
      </div>
    </section>
  );
}

/** A drawing, a title and a paragraph. */
export function Feature({
  picture,
  title,
  children,
}: {
  picture: PictogramName;
  title: string;
  children: ReactNode;
}) {
  return (
    <article className="rounded-card border border-line bg-card p-6 sm:p-7">
      <Pictogram name={picture} />
      <h3 className="mt-5 font-display text-xl font-semibold">{title}</h3>
      <p className="mt-2 text-pretty text-muted">{children}</p>
    </article>
  );
}

/** The last band: one sentence, one button. */
export function Invitation({
  title,
  text,
  to,
  button,
}: {
  title: string;
  text: string;
  to: string;
  button: string;
}) {
  return (
    <section className="mx-auto mb-16 w-full max-w-6xl px-4 sm:mb-24">
      <div className="rounded-3xl bg-accent-soft px-6 py-12 text-center sm:py-16">
        <h2 className="mx-auto max-w-xl font-display text-3xl font-semibold tracking-tight sm:text-4xl">
          {title}
        </h2>
        <p className="mx-auto mt-4 max-w-xl text-lg text-pretty text-muted">{text}</p>
        <ButtonLink to={to} reloadDocument className="mt-8 px-7 text-lg">
          {button}
        </ButtonLink>
      </div>
    </section>
  );
}
