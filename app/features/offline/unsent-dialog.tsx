import { useEffect, useRef } from 'react';
import { Button } from '~/ui/button';

interface UnsentDialogProps {
  count: number;
  onSend(): void;
  onDrop(): void;
  onStay(): void;
}

/** Asks before sessions that no server has yet are dropped. */
export function UnsentDialog({ count, onSend, onDrop, onStay }: UnsentDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const one = count === 1;
  return (
    <dialog
      ref={dialog}
      aria-labelledby="unsent-title"
      onCancel={onStay}
      className="m-auto w-[min(28rem,calc(100%-2rem))] rounded-card border border-line bg-card p-6 text-ink backdrop:bg-black/50"
    >
      <h2 id="unsent-title" className="text-xl font-semibold">
        {one ? '1 session is not saved yet' : `${count} sessions are not saved yet`}
      </h2>
      <p className="mt-2">
        {`The server has not taken ${one ? 'it' : 'them'}. If you log out now, ${one ? 'it is' : 'they are'} lost.`}
      </p>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button type="button" onClick={onSend}>
          Send first, then log out
        </Button>
        <Button type="button" look="danger" onClick={onDrop}>
          {one ? 'Drop it and log out' : 'Drop them and log out'}
        </Button>
        <Button type="button" look="quiet" onClick={onStay}>
          Stay signed in
        </Button>
      </div>
    </dialog>
  );
}
