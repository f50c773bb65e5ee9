import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Button, ButtonLink } from '~/ui/button';
import { Spinner } from '~/ui/spinner';
import { type CoachFailure, USE_BUILT_IN } from './engines/messages';
import { RESULTS_ID } from './types';
import type { CoachState } from './use-coach';

interface AskCoachProps {
  state: CoachState;
  /** what the form's button says */
  ask: string;
  /** what stands beside the button */
  beside?: ReactNode;
  /** what is going on, such as 'Generating openers...' */
  analyzing: string;
  failed: string;
  /** such as 'Three openers are ready.' */
  ready: string;
  onCancel(): void;
}

/** Says what goes on. Where a control in it that had the focus is gone, as Cancel and Retry are once pressed, `button`, which stays, gets it. */
export function StatusLine({
  phase,
  button,
  children,
}: {
  phase: CoachState['phase'];
  button: RefObject<HTMLButtonElement>;
  children: ReactNode;
}) {
  // React says nothing of a focus that goes with its element
  const hadFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each phase has its own controls
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) button.current?.focus();
  }, [phase, button]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the controls in it
    <div
      aria-live="polite"
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={() => {
        hadFocus.current = false;
      }}
    >
      {children}
    </div>
  );
}

/** Says what is going on, with a way out. */
export function Analyzing({ children, onCancel }: { children: string; onCancel(): void }) {
  return (
    <p className="mt-6 flex items-center gap-3">
      <Spinner /> {children}
      <Button type="button" look="quiet" size="small" onClick={onCancel}>
        Cancel
      </Button>
    </p>
  );
}

/** The same text would be refused again, or the person has to go elsewhere first. */
const NO_RETRY: ReadonlySet<CoachFailure['kind']> = new Set([
  'flagged',
  'signed-out',
  'plan-limit',
  'too-long',
]);

interface FailedProps {
  state: Extract<CoachState, { phase: 'failed' }>;
  /** such as 'There are no openers yet: your text is still here.' */
  children: string;
  /** unset where Retry is a submit of the form around it */
  onRetry?(): void;
}

/** Why there is no answer, and each way on: the toast that says so too leaves after a while. */
export function Failed({ state, children, onRetry }: FailedProps) {
  const { failure, reason, link, builtIn } = state;
  return (
    <div className="mt-6">
      <p className="text-danger">{children}</p>
      <p className="mt-1">{reason}</p>
      <p className="mt-3 flex flex-wrap items-center gap-3 empty:hidden">
        {NO_RETRY.has(failure.kind) ? null : (
          <Button type={onRetry ? 'button' : 'submit'} look="secondary" size="small" onClick={onRetry}>
            Retry
          </Button>
        )}
        {builtIn ? (
          <Button type="button" look="quiet" size="small" onClick={builtIn}>
            {USE_BUILT_IN}
          </Button>
        ) : null}
        {link ? (
          <ButtonLink to={link.to} look="secondary" size="small">
            {link.text}
          </ButtonLink>
        ) : null}
        {!onRetry && failure.kind === 'network' ? <SendPlainForm /> : null}
      </p>
    </div>
  );
}

/** A form's button that asks the coach, and what the coach is doing, said aloud. Retry is a submit of the form around it. */
export function AskCoach({ state, ask, beside, analyzing, failed, ready, onCancel }: AskCoachProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button ref={button} aria-disabled={state.phase === 'analyzing' || undefined}>
          {ask}
        </Button>
        {beside}
      </div>
      <StatusLine phase={state.phase} button={button}>
        {state.phase === 'analyzing' ? <Analyzing onCancel={onCancel}>{analyzing}</Analyzing> : null}
        {state.phase === 'failed' ? <Failed state={state}>{failed}</Failed> : null}
        {state.phase === 'done' ? <Ready>{ready}</Ready> : null}
      </StatusLine>
    </>
  );
}

/** Says that there is an answer, which on a small screen stands below what is seen. */
export function Ready({ children }: { children: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // nothing moves under the hands of somebody who is writing
    if (document.activeElement instanceof HTMLTextAreaElement) return;
    // at once: data that are loaded again meanwhile would end a smooth way there (scroll-place.tsx)
    line.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, []);
  const go = (event: MouseEvent) => {
    const results = document.getElementById(RESULTS_ID);
    if (!results) return;
    // without the address, whose history is the tool's own
    event.preventDefault();
    results.scrollIntoView({ behavior: 'instant' });
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
