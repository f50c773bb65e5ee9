import { Link } from '@remix-run/react';
import { useEffect, useState } from 'react';
import type { LibraryType } from '~/features/coaching/types';
import { Card } from '~/ui/card';
import type { FormReply } from '~/ui/form';
import { Pagination } from '~/ui/pagination';
import { GenerateForm } from './generate-form';
import type { LibraryItem, LibraryPage } from './item';
import { ItemCard } from './item-card';

interface MessageLibraryProps {
  /** the page it stands on: where the forms go and the sub-tabs lead */
  path: string;
  type: LibraryType;
  library: LibraryPage;
  /** what the context box held when a message was last made from it without scripts */
  context: string;
  reply: FormReply | null | undefined;
  /** false where the page's own heading says it */
  titled?: boolean;
}

const SUB_TABS: readonly [LibraryType, string][] = [
  ['ice_breaker', 'Ice Breakers'],
  ['compliment', 'Compliments'],
];

const EMPTY: Record<LibraryType, string> = {
  ice_breaker: 'No content yet. Generate some ice breakers!',
  compliment: 'No content yet. Generate some compliments!',
};

function pathFor(path: string, type: LibraryType, page = 1): string {
  const query = [`type=${type}`, ...(page > 1 ? [`page=${page}`] : [])].join('&');
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}

/** The AI Message Library: two kinds of messages to generate, copy, mark as used and rate. */
export function MessageLibrary({ path, type, library, context, reply, titled = true }: MessageLibraryProps) {
  const [items, setItems] = useState(library.items);
  const here = pathFor(path, type, library.page);

  useEffect(() => setItems(library.items), [library.items]);

  const change = (changed: LibraryItem) =>
    setItems((now) => now.map((item) => (item.id === changed.id ? changed : item)));

  return (
    <Card>
      {titled ? <h2 className="text-xl font-semibold">AI Message Library</h2> : null}
      <p className="mt-1 text-muted">
        First messages and sincere compliments to keep at hand, with how often you used each and how well it
        worked.
      </p>
      <nav aria-label="AI Message Library" className="mt-5">
        <ul className="flex flex-wrap gap-1 rounded-3xl bg-sunken p-1 sm:inline-flex">
          {SUB_TABS.map(([name, label]) => (
            <li key={name} className="flex-auto">
              <Link
                to={pathFor(path, name)}
                preventScrollReset
                aria-current={name === type ? 'page' : undefined}
                className="flex min-h-11 items-center justify-center whitespace-nowrap rounded-full px-2 font-semibold text-muted no-underline hover:text-ink sm:px-5 aria-[current]:bg-accent aria-[current]:text-on-accent"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <GenerateForm
        key={type}
        path={pathFor(path, type)}
        type={type}
        context={context}
        reply={reply}
        onGenerated={(item) => setItems((now) => [item, ...now])}
      />
      {items.length === 0 ? (
        <p className="mt-6 rounded-xl border border-dashed border-line p-6 text-center text-muted">
          {EMPTY[type]}
        </p>
      ) : (
        <ul aria-label={type === 'compliment' ? 'Compliments' : 'Ice Breakers'} className="mt-6 space-y-4">
          {items.map((item) => (
            <ItemCard key={item.id} item={item} path={here} onChange={change} />
          ))}
        </ul>
      )}
      <Pagination page={library.page} pageCount={library.pageCount} label="Message library pages" />
    </Card>
  );
}
