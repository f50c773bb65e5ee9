import { Link } from '@remix-run/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Button } from './button';
import { useHydrated } from './hydrated';
import { Icon } from './icon';
import { type ShownToast, showToast, subscribeToToasts, type ToastContent } from './toast-store';

/** Where the library does not arrive, a toast is what it is without JavaScript, with its button. */
const Toaster = lazy(() => import('./toaster').catch(() => ({ default: PlainToaster })));

export const TOAST_LOOKS = {
  default: 'border-line bg-card text-ink',
  destructive: 'border-danger bg-danger-soft text-ink',
} as const;

/** Larger than it looks, so that a thumb meets it. */
export const CLOSE = '-my-2.5 flex size-11 shrink-0 items-center justify-center self-start rounded';

export function ToastText({ toast }: { toast: ToastContent }) {
  return (
    <>
      <p className="font-semibold">{toast.title}</p>
      {toast.description ? <p className="mt-0.5 text-sm">{toast.description}</p> : null}
      {toast.link ? (
        <Link to={toast.link.to} className="mt-1 inline-block text-sm font-semibold underline">
          {toast.link.text}
        </Link>
      ) : null}
    </>
  );
}

/** The toast as plain HTML: the same words for a person without JavaScript, or before it has arrived. */
export function StaticToast({ toast }: { toast: ShownToast }) {
  const id = `toast-${toast.id}`;
  return (
    <div
      id={id}
      role={toast.kind === 'destructive' ? 'alert' : 'status'}
      className={`toast-static fixed inset-x-4 top-4 z-50 flex gap-3 rounded-xl border p-4 pr-2 shadow-lg sm:left-auto sm:top-auto sm:bottom-4 sm:w-[420px] ${TOAST_LOOKS[toast.kind]}`}
    >
      <div className="min-w-0 flex-1">
        <ToastText toast={toast} />
        {toast.action ? (
          <Button type="button" look="secondary" size="small" onClick={toast.action.run} className="mt-3">
            {toast.action.text}
          </Button>
        ) : null}
      </div>
      <a href={`#${id}`} aria-label="Close" className={CLOSE}>
        <Icon name="close" className="size-4" />
      </a>
    </div>
  );
}

/** A toast that came with the page: from the page before, or from a form that came back. */
export function PageToast({ toast }: { toast: ToastContent | null | undefined }) {
  const hydrated = useHydrated();
  useEffect(() => {
    if (toast) showToast(toast);
  }, [toast]);
  if (!toast || hydrated) return null;
  return <StaticToast toast={toast} />;
}

function PlainToaster() {
  const [toast, setToast] = useState<ShownToast | null>(null);
  useEffect(() => subscribeToToasts(setToast), []);
  return toast ? <StaticToast key={toast.id} toast={toast} /> : null;
}

/** Where toasts appear once scripts run; its library loads with the first toast. */
export function ToastRegion() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => subscribeToToasts(() => setWanted(true)), []);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
