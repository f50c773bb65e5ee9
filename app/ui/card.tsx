import type { ReactNode } from 'react';

export function Card({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <section className={`rounded-card border border-line bg-card p-5 sm:p-7 ${className}`}>
      {children}
    </section>
  );
}

/** One column in the middle, for a single form or a message. */
export function NarrowPage({
  title,
  intro,
  children,
}: {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="mx-auto w-full max-w-md px-4 py-10 sm:py-16">
      <h1 className="text-center text-3xl font-semibold">{title}</h1>
      {intro ? <div className="mt-2 text-center text-muted">{intro}</div> : null}
      <Card className="mt-8">{children}</Card>
    </div>
  );
}
