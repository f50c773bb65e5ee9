import * as RadixToast from '@radix-ui/react-toast';
import { forwardRef, type ReactNode, useEffect, useState } from 'react';
import { buttonClass } from './button';
import { Icon } from './icon';
import { CLOSE, TOAST_LOOKS, ToastText } from './toast';
import { type ShownToast, subscribeToToasts } from './toast-store';

/** Section 9 of the specification. */
export const TOAST_DURATION_MILLISECONDS = 5000;
export const TOAST_REMOVAL_MILLISECONDS = 1_000_000;
export const TOAST_SWIPE_THRESHOLD_PIXELS = 50;
export const TOAST_HOTKEY = 'F8';

/**
 * The roles that a toast has without script too. An alert is read out when it comes, so the library, which reads out every toast
 * in a region of its own, is told to leave it; a status that comes with its words may stay unread, and is left to the library.
 */
const SaidOnce = forwardRef<HTMLDivElement, { kind: ShownToast['kind']; children: ReactNode }>(
  function SaidOnce({ kind, ...rest }, ref) {
    return kind === 'destructive' ? (
      <div ref={ref} role="alert" data-radix-toast-announce-exclude="" {...rest} />
    ) : (
      <div ref={ref} role="status" aria-live="off" {...rest} />
    );
  },
);

export default function Toaster() {
  const [toast, setToast] = useState<ShownToast | null>(null);
  const [open, setOpen] = useState(false);

  useEffect(
    () =>
      subscribeToToasts((next) => {
        setToast(next);
        setOpen(next !== null);
      }),
    [],
  );

  useEffect(() => {
    if (open || !toast) return;
    const timer = setTimeout(() => setToast(null), TOAST_REMOVAL_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [open, toast]);

  return (
    <RadixToast.Provider
      duration={TOAST_DURATION_MILLISECONDS}
      swipeDirection="right"
      swipeThreshold={TOAST_SWIPE_THRESHOLD_PIXELS}
    >
      {toast ? (
        <RadixToast.Root
          key={toast.id}
          open={open}
          duration={toast.stays ? Number.POSITIVE_INFINITY : undefined}
          onOpenChange={setOpen}
          type="background"
          className={`flex gap-3 rounded-xl border p-4 pr-2 shadow-lg data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${TOAST_LOOKS[toast.kind]}`}
        >
          <div className="min-w-0 flex-1">
            <RadixToast.Title asChild>
              <SaidOnce kind={toast.kind}>
                <ToastText toast={toast} />
              </SaidOnce>
            </RadixToast.Title>
            {toast.action ? (
              <RadixToast.Action
                altText={toast.action.text}
                onClick={toast.action.run}
                className={buttonClass('secondary', 'small', 'mt-3')}
              >
                {toast.action.text}
              </RadixToast.Action>
            ) : null}
          </div>
          <RadixToast.Close aria-label="Close" className={CLOSE}>
            <Icon name="close" className="size-4" />
          </RadixToast.Close>
        </RadixToast.Root>
      ) : null}
      <RadixToast.Viewport
        hotkey={[TOAST_HOTKEY]}
        className="fixed inset-x-0 top-0 z-50 m-0 flex list-none flex-col gap-2 p-4 sm:left-auto sm:top-auto sm:bottom-0 md:w-full md:max-w-[420px]"
      />
    </RadixToast.Provider>
  );
}
