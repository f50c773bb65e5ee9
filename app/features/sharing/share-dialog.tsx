import { useEffect, useRef } from 'react';
import { Spinner } from '~/ui/spinner';
import { PLATFORM_NAMES, type SharePlatform } from './platforms';

/** Shows while a share runs, and cannot be closed; it goes when the share has ended. */
export function ShareDialog({ platform, text }: { platform: SharePlatform; text: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const name = PLATFORM_NAMES[platform];

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const open = () => {
      if (element.isConnected && !element.open) element.showModal();
    };
    // browsers close a dialog at the second Escape whatever its cancel event says
    const keepOpen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.preventDefault();
    };
    open();
    document.addEventListener('keydown', keepOpen, true);
    element.addEventListener('close', open);
    return () => {
      document.removeEventListener('keydown', keepOpen, true);
      element.removeEventListener('close', open);
      element.close();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby="share-title"
      closedby="none"
      onCancel={(event) => event.preventDefault()}
      className="m-auto w-[min(28rem,calc(100%-2rem))] rounded-card border border-line bg-card p-6 text-ink shadow-xl backdrop:bg-black/50"
    >
      <h2 id="share-title" className="text-xl font-semibold">
        Share on {name}
      </h2>
      <p className="mt-2 text-muted">Allow the post in the window that has opened. It will say:</p>
      <blockquote className="mt-3 break-words rounded-lg bg-sunken p-3">{text}</blockquote>
      <p role="status" className="mt-4 flex items-center gap-2 text-sm text-muted">
        <Spinner /> Waiting for {name}…
      </p>
    </dialog>
  );
}
