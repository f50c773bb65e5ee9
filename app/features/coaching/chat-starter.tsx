import { Form, Link, useRevalidator } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { Card } from '~/ui/card';
import { TextArea } from '~/ui/field';
import { type FormReply, IdempotencyField } from '~/ui/form';
import { useFormAddress } from '~/ui/form-address';
import { Time } from '~/ui/time';
import { showToast } from '~/ui/toast-store';
import { AskCoach } from './coach-status';
import type { EngineConfig } from './engines';
import { ERROR_TITLES } from './engines/messages';
import { savedSuggestions } from './saved-suggestions';
import type { CoachingSession } from './schemas';
import { SuggestionList } from './suggestion-list';
import { RESULTS_ID, type Suggestion } from './types';
import { useCoach } from './use-coach';
import { useIslandForm } from './use-island-form';
import { useWaitingSessions } from './waiting-sessions';

/** How many generations the plan still allows this month. */
export interface StartersLeft {
  left: number;
  /** in a calendar month */
  most: number;
  /** the sentence for when there are none */
  message: string;
}

export interface ChatStarterProps {
  engine: EngineConfig;
  path: string;
  title: string;
  reply: FormReply | null | undefined;
  /** the session a form without JavaScript has just saved */
  current: CoachingSession | null;
  /** null on a plan without a limit */
  starters: StartersLeft | null;
  /** shows the 'Current Session' card */
  withSession?: boolean;
}

/** What was last generated in this visit. */
interface Generated {
  profileDetails: string;
  suggestions: Suggestion[];
  createdAt: string;
}

function generatedBy(session: CoachingSession | null): Generated | null {
  if (!session) return null;
  return {
    profileDetails: session.conversationText,
    suggestions: savedSuggestions(session),
    createdAt: session.createdAt,
  };
}

/** Three openers from pasted profile details. */
export function ChatStarter({
  engine,
  path,
  title,
  reply,
  current,
  starters,
  withSession = false,
}: ChatStarterProps) {
  const { state, ask, cancel } = useCoach(engine);
  const unsent = useWaitingSessions('chat-starter').filter(({ refusal }) => !refusal).length;
  // the server has not counted what was made offline
  const left = starters ? Math.max(0, starters.left - unsent) : null;
  const { revalidate } = useRevalidator();
  const address = useFormAddress(path);
  const asked = useRef('');
  const [generated, setGenerated] = useState<Generated | null>(null);

  const generate = ({ profileDetails }: { profileDetails: string }) => {
    if (starters && left === 0) {
      showToast({
        kind: 'destructive',
        title: ERROR_TITLES.starters,
        description: starters.message,
        link: { to: '/pricing', text: 'See the plans' },
      });
      // the plan may have changed since this page was loaded
      revalidate();
      return;
    }
    asked.current = profileDetails;
    const job = { kind: 'openers', profileDetails } as const;
    void ask({ job, screen: 'starters', type: 'chat-starter', conversationText: profileDetails });
  };

  const { formProps, field } = useIslandForm({
    id: 'chat-starter',
    reply,
    defaultValue: { profileDetails: current?.conversationText ?? '' },
    loadSchema: () => import('./schemas').then((schemas) => schemas.ChatStarterSchema),
    busy: state.phase === 'analyzing',
    onValid: generate,
  });

  const answered = state.phase === 'done' ? state.suggestions : null;
  useEffect(() => {
    if (!answered) return;
    const createdAt = new Date().toISOString();
    setGenerated({ profileDetails: asked.current, suggestions: answered, createdAt });
  }, [answered]);

  const session = generated ?? generatedBy(current);
  const results = answered ?? (state.phase === 'idle' ? session?.suggestions : null);
  return (
    <>
      <Card>
        <h2 className="text-xl font-semibold">{title}</h2>
        <p className="mt-1 text-muted">Paste what her profile says, and get three first messages.</p>
        <Form method="post" action={address} {...formProps} className="mt-5">
          <IdempotencyField key={current?.id} reply={reply} />
          <TextArea
            label="Profile Details"
            rows={7}
            hint="Her bio, prompts and interests: the more detail, the more personal the openers."
            placeholder="Anna, 31. Landscape architect. Weekends: climbing, sourdough experiments and far too many museum visits."
            {...field('profileDetails')}
          />
          <AskCoach
            state={state}
            ask="Generate Openers"
            beside={starters && left !== null ? <Left left={left} most={starters.most} /> : null}
            analyzing="Generating openers..."
            failed="There are no openers yet: your text is still here."
            ready="Three openers are ready."
            onCancel={cancel}
          />
        </Form>
        {results ? (
          <section id={RESULTS_ID} tabIndex={-1} className="mt-6" aria-label="Openers">
            <SuggestionList noun="Opener" suggestions={results} psychologyLabel="Why it works:" />
          </section>
        ) : null}
      </Card>
      {withSession ? <CurrentSession session={session} /> : null}
    </>
  );
}

function Left({ left, most }: { left: number; most: number }) {
  return (
    <p className="text-sm text-muted">
      {left === 0 ? `You have used all ${most} of this month. ` : `${left} of ${most} left this month. `}
      <Link to="/pricing" className="underline">
        {left === 0 ? 'See the plans for unlimited openers' : 'Unlimited with Pro'}
      </Link>
    </p>
  );
}

function CurrentSession({ session }: { session: Generated | null }) {
  return (
    <Card className="mt-6">
      <h2 className="text-xl font-semibold">Current Session</h2>
      {session ? (
        <>
          <p className="mt-2 text-sm text-muted">
            <Time iso={session.createdAt} />
          </p>
          <p className="mt-1 line-clamp-4 whitespace-pre-line break-words">{session.profileDetails}</p>
          <ol className="mt-3 list-decimal space-y-1.5 pl-5 marker:text-accent">
            {session.suggestions.map(({ text }) => (
              <li key={text} className="break-words">
                {text}
              </li>
            ))}
          </ol>
        </>
      ) : (
        <p className="mt-2 text-muted">Nothing generated in this visit yet.</p>
      )}
    </Card>
  );
}
