import { type MouseEvent, useEffect, useRef } from 'react';
import { Button } from '~/ui/button';
import { Spinner } from '~/ui/spinner';
import { RESULTS_ID } from './types';
import type { CoachState } from './use-coach';

interface CoachStatusProps {
  state: CoachState;
  /** what is going on, such as 'Generating openers...' */
  analyzing: string;
  failed: string;
  /** such as 'Three openers are ready.' */
  ready: string;
  onCancel(): void;
}

/** What the coach is doing, said aloud. Retry is a submit of the form around it. */
export function CoachStatus({ state, analyzing, failed, ready, onCancel }: CoachStatusProps) {
  return (
    <div aria-live="polite">
      {state.phase === 'analyzing' ? (
        <p className="mt-6 flex items-center gap-3">
          <Spinner /> {analyzing}
          <Button type="button" look="quiet" size="small" onClick={onCancel}>
            Cancel
          </Button>
        </p>
      ) : null}
      {state.phase === 'failed' ? (
        <p className="mt-6 flex flex-wrap items-center gap-3">
          <span className="text-danger">{failed}</span>
          <Button look="secondary" size="small">
            Retry
          </Button>
          {state.failure.kind === 'network' ? <SendPlainForm /> : null}
        </p>
      ) : null}
      {state.phase === 'done' ? <Ready>{ready}</Ready> : null}
    </div>
  );
}

/** Says that there is an answer, which on a small screen stands below what is seen. */
export function Ready({ children }: { children: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // nothing moves under the hands of somebody who is writing
    if (document.activeElement instanceof HTMLTextAreaElement) return;
    line.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const go = (event: MouseEvent) => {
    const results = document.getElementById(RESULTS_ID);
    if (!results) return;
    // without the address, whose history is the tool's own
    event.preventDefault();
    results.scrollIntoView();
    results.focus({ preventScroll: true });
  };
  return (
    <p ref={line} className="mt-4">
      {children}{' '}
      <a href={`#${RESULTS_ID}`} onClick={go} className="inline-block py-2.5 underline underline-offset-4">
        Go to them
      </a>
    </p>
  );
}

/** When the coach's code does not arrive, the form still works the way it does without JavaScript. */
export function SendPlainForm() {
  return (
    <Button type="button" look="quiet" size="small" onClick={(event) => event.currentTarget.form?.submit()}>
      Ask on the server instead
    </Button>
  );
}
