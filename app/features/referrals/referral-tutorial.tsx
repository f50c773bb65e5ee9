import { Form } from '@remix-run/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '~/ui/button';

/** In local storage once the tutorial was seen. */
const SEEN_KEY = 'seenReferralTutorial';

interface Step {
  title: string;
  text: string;
}

export function tutorialSteps(productName: string, creditsForSignUp: number): readonly [Step, Step, Step] {
  return [
    {
      title: 'Welcome',
      text: `Know somebody who could use ${productName}? Invite them, and both of you gain: they get a coach, you get rewards.`,
    },
    {
      title: 'Share Your Link',
      text: 'Your referral link is yours alone. Copy it, or share it on Twitter, Facebook, Instagram or TikTok. We remember who invited your friend for 30 days.',
    },
    {
      title: 'Earn Rewards',
      text: `You get ${creditsForSignUp} Chat Helper credits when a friend signs up with your link, and 1 free month of premium when they subscribe to a paid plan.`,
    },
  ];
}

function wasSeen(): boolean {
  try {
    return localStorage.getItem(SEEN_KEY) !== null;
  } catch {
    // no storage: better never than at every visit
    return true;
  }
}

function markSeen(): void {
  try {
    localStorage.setItem(SEEN_KEY, 'true');
  } catch {
    // a private window may keep nothing
  }
}

interface ReferralTutorialProps {
  steps: readonly Step[];
  /** the step the address asks for, 0 to 2; null when it asks for none */
  asked: number | null;
}

/**
 * The three steps. Every button is a form's, so without JavaScript each step is a page of its own (?tutorial=2); with it
 * the same markup is a modal dialog, which opens by itself the first time.
 */
export function ReferralTutorial({ steps, asked }: ReferralTutorialProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [step, setStep] = useState(asked ?? 0);
  const current = steps[step] ?? steps[0];
  const last = step === steps.length - 1;
  const first = useRef(asked);

  useEffect(() => {
    const element = dialog.current;
    if (!element || (first.current === null && wasSeen())) return;
    // the server's is open, but not modal
    element.removeAttribute('open');
    element.showModal();
  }, []);

  function open(event: FormEvent) {
    event.preventDefault();
    setStep(0);
    dialog.current?.showModal();
  }

  function go(event: FormEvent, to: number | null) {
    event.preventDefault();
    if (to !== null) return setStep(to);
    // the close event comes later than a press of Back or a reload may
    markSeen();
    dialog.current?.close();
  }

  return (
    <>
      <StepForm to={0} look="secondary" onSubmit={open}>
        Show Tutorial
      </StepForm>
      <dialog
        ref={dialog}
        open={asked !== null}
        aria-labelledby="tutorial-title"
        onClose={markSeen}
        className="static m-auto mt-4 w-full max-w-md rounded-card border border-line bg-card p-6 text-left text-ink shadow-xl backdrop:bg-black/50 [&:modal]:fixed [&:modal]:mt-auto [&:modal]:w-[calc(100%-2rem)]"
      >
        <p className="text-sm text-muted">
          Step {step + 1} of {steps.length}
        </p>
        <div aria-live="polite">
          <h2 id="tutorial-title" className="mt-1 text-2xl font-semibold">
            {current?.title}
          </h2>
          <p className="mt-3">{current?.text}</p>
        </div>
        <div className="mt-6 flex flex-wrap justify-between gap-3">
          <StepForm
            to={step - 1}
            look="secondary"
            disabled={step === 0}
            onSubmit={(event) => go(event, step - 1)}
          >
            Back
          </StepForm>
          {last ? (
            <StepForm to={null} onSubmit={(event) => go(event, null)}>
              Get Started
            </StepForm>
          ) : (
            <StepForm to={step + 1} onSubmit={(event) => go(event, step + 1)}>
              Next
            </StepForm>
          )}
        </div>
      </dialog>
    </>
  );
}

interface StepFormProps {
  /** the step the page shows then; null for none */
  to: number | null;
  look?: 'primary' | 'secondary';
  disabled?: boolean;
  onSubmit(event: FormEvent): void;
  children: string;
}

function StepForm({ to, look, disabled, onSubmit, children }: StepFormProps) {
  return (
    <Form method="get" action="/referrals" onSubmit={onSubmit}>
      {to === null ? null : <input type="hidden" name="tutorial" value={to + 1} />}
      <Button look={look} disabled={disabled}>
        {children}
      </Button>
    </Form>
  );
}
