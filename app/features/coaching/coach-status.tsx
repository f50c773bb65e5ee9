import { Button } from '~/ui/button';
import { Spinner } from '~/ui/spinner';
import type { CoachState } from './use-coach';

interface CoachStatusProps {
  state: CoachState;
  /** what is going on, such as 'Generating openers...' */
  analyzing: string;
  failed: string;
  onCancel(): void;
}

/** What the coach is doing, said aloud. Retry is a submit of the form around it. */
export function CoachStatus({ state, analyzing, failed, onCancel }: CoachStatusProps) {
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
    </div>
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
