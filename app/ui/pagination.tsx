import { Link, useSearchParams } from '@remix-run/react';
import { buttonClass } from './button';

/** Newer and older pages as links, so that they work without JavaScript and Back works. */
export function Pagination({ page, pageCount, label }: { page: number; pageCount: number; label: string }) {
  const [params] = useSearchParams();
  if (pageCount < 2) return null;
  const to = (target: number) => {
    const next = new URLSearchParams(params);
    next.set('page', String(target));
    next.delete('session');
    return `?${next}`;
  };
  return (
    <nav aria-label={label} className="mt-5 flex items-center justify-between gap-3">
      {page > 1 ? (
        <Link to={to(page - 1)} preventScrollReset className={buttonClass('secondary', 'small')}>
          Newer
        </Link>
      ) : (
        <span />
      )}
      <span className="text-sm text-muted">{`Page ${page} of ${pageCount}`}</span>
      {page < pageCount ? (
        <Link to={to(page + 1)} preventScrollReset className={buttonClass('secondary', 'small')}>
          Older
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
