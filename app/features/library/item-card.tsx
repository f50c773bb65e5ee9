import { Form } from '@remix-run/react';
import { type ReactNode, useState } from 'react';
import { Button } from '~/ui/button';
import { CopyButton } from '~/ui/copy-button';
import { IdempotencyField } from '~/ui/form';
import { useHydrated } from '~/ui/hydrated';
import { showToast } from '~/ui/toast-store';
import { type LibraryItem, nextRating, RATING_MAX } from './item';
import { useLibraryCall } from './library-call';

interface ItemCardProps {
  item: LibraryItem;
  path: string;
  onChange(item: LibraryItem): void;
}

/** One message: its text, how often it was used, its rating, and the three buttons. */
export function ItemCard({ item, path, onChange }: ItemCardProps) {
  const { pending, call } = useLibraryCall();
  /** what the press is expected to bring, shown until the server has answered */
  const [expected, setExpected] = useState<LibraryItem | null>(null);
  const shown = expected ?? item;
  const contentId = `content-${item.id}`;
  const noun = item.type === 'compliment' ? 'compliment' : 'ice breaker';

  const press = async (next: LibraryItem, action: string, input?: unknown) => {
    if (pending) return;
    setExpected(next);
    const changed = await call(`/api/ice-breakers/${encodeURIComponent(item.id)}/${action}`, input);
    setExpected(null);
    if (changed?.ok) onChange(changed.item);
    else if (changed) showToast({ kind: 'destructive', title: 'Error', description: changed.message });
  };

  const countUse = () => press({ ...item, usageCount: item.usageCount + 1 }, 'use');
  const rate = () => {
    const rating = nextRating(item.rating);
    return press({ ...item, rating }, 'rate', { rating });
  };

  return (
    <li
      id={item.id}
      className="scroll-mt-20 rounded-xl border border-line bg-sunken p-3 sm:p-4 target:border-accent"
    >
      <p id={contentId} className="select-all whitespace-pre-line break-words text-lg">
        {item.content}
      </p>
      <p aria-live="polite" className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
        <span>{`Used ${shown.usageCount} ${shown.usageCount === 1 ? 'time' : 'times'}`}</span>
        <Rating rating={shown.rating} />
      </p>
      <div className="mt-3 flex flex-wrap gap-1.5 sm:gap-2">
        <CopyButton text={item.content} label={`Copy ${noun}`} describedBy={contentId}>
          Copy
        </CopyButton>
        <ItemForm intent="use" id={item.id} path={path} onPress={countUse}>
          <Button
            look="secondary"
            size="small"
            aria-disabled={pending || undefined}
            aria-describedby={contentId}
          >
            Used it
          </Button>
        </ItemForm>
        <ItemForm intent="rate" id={item.id} path={path} onPress={rate}>
          <input type="hidden" name="rating" value={nextRating(item.rating)} />
          <Button
            look="secondary"
            size="small"
            aria-disabled={pending || undefined}
            aria-describedby={contentId}
          >
            Rate
          </Button>
        </ItemForm>
      </div>
    </li>
  );
}

function Rating({ rating }: { rating: number | null }) {
  if (rating === null) return <span>Not rated</span>;
  return (
    <span>
      <span aria-hidden="true" className="mr-1.5 tracking-wider text-accent">
        {'★'.repeat(rating)}
        {'☆'.repeat(RATING_MAX - rating)}
      </span>
      {`Rated ${rating} of ${RATING_MAX}`}
    </span>
  );
}

interface ItemFormProps {
  intent: 'use' | 'rate';
  id: string;
  path: string;
  onPress(): void;
  children: ReactNode;
}

/** A button's plain form; the page's script presses for it once it is there. */
function ItemForm({ intent, id, path, onPress, children }: ItemFormProps) {
  const hydrated = useHydrated();
  return (
    <Form
      method="post"
      action={path}
      onSubmit={
        hydrated
          ? (event) => {
              event.preventDefault();
              onPress();
            }
          : undefined
      }
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <IdempotencyField />
      {children}
    </Form>
  );
}
