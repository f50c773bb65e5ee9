import { Form } from '@remix-run/react';
import { type FormEvent, Suspense, useRef, useState } from 'react';
import { Button, buttonClass } from '~/ui/button';
import { Card } from '~/ui/card';
import { TextArea } from '~/ui/field';
import { type FormReply, IdempotencyField } from '~/ui/form';
import { useFormAddress } from '~/ui/form-address';
import { useHydrated } from '~/ui/hydrated';
import { Icon } from '~/ui/icon';
import { lazyPart } from '~/ui/lazy-part';
import { Analyzing, Failed, Ready, SendPlainForm, StatusLine } from './coach-status';
import type { EngineConfig } from './engines';
import { ReadingPart } from './reading-part';
import { savedSuggestions } from './saved-suggestions';
import type { CoachingSession } from './schemas';
import { ScreenshotReader } from './screenshot-reader';
import { ShieldNote } from './shield-note';
import { SpeakerChoice } from './speaker-choice';
import { StyleMark } from './style-mark';
import { SuggestionList } from './suggestion-list';
import { RESULTS_ID } from './types';
import type { useCoach } from './use-coach';
import { useConversation } from './use-conversation';

// the text box below it holds the same words, for whoever does not get it
const TranscriptEditor = lazyPart(() =>
  import('~/features/ocr/transcript-editor').then((file) => file.TranscriptEditor),
);

export interface ChatHelperProps {
  engine: EngineConfig;
  /** where the plain form goes, and where the mode links stay */
  path: string;
  mode: 'screenshot' | 'text';
  reply: FormReply | null | undefined;
  /** the session a form without JavaScript has just saved */
  current: CoachingSession | null;
  /** Chat Helper credits that would buy a reading; null on a plan that includes it */
  credits: number | null;
  resultsTitle?: string;
}

const BOX_ID = 'conversation';
const PLACEHOLDER =
  'Girl: I just got back from a weekend in Lisbon!\nBoy: How was it?\nGirl: Amazing, the food alone... do you like travelling?';

function modePath(path: string, mode: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}mode=${mode}`;
}

/**
 * The Chat Helper: a plain form that the server answers, which becomes an island that reads screenshots on the device and asks
 * while the person types.
 */
export function ChatHelper({
  engine,
  path,
  mode: firstMode,
  reply,
  current,
  credits,
  resultsTitle,
}: ChatHelperProps) {
  const hydrated = useHydrated();
  const [mode, setMode] = useState(firstMode);
  const button = useRef<HTMLButtonElement>(null);
  const conversation = useConversation({ engine, reply, current });
  const { text, lines, fromScreenshot, advanced, names, error, state, area } = conversation;
  // the page that comes back is in the mode that it was sent from
  const address = useFormAddress(firstMode === 'text' ? modePath(path, 'text') : path);
  // without script the page that comes back lands on the box; autofocus alone shows the caret's line of a tall one, no more
  const action = `${address}#${BOX_ID}`;

  const pasteInstead = () => {
    setMode('text');
    requestAnimationFrame(() => document.getElementById(BOX_ID)?.focus());
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (state.phase !== 'analyzing') conversation.analyzeNow();
  };

  const showsText = mode === 'text' || text !== '';
  const textForm = (
    <Form method="post" action={action} onSubmit={hydrated ? submit : undefined} noValidate className="mt-5">
      <IdempotencyField reply={reply} />
      {lines ? (
        <Suspense fallback={null}>
          <div className="mb-5">
            <TranscriptEditor lines={lines} onChange={conversation.editLines} />
          </div>
        </Suspense>
      ) : null}
      <TextArea
        ref={area}
        label={
          fromScreenshot ? 'What the screenshot says (correct it if something is wrong)' : 'Conversation'
        }
        id={BOX_ID}
        name="conversationText"
        hint="One line for each message, starting with 'Boy:' or 'Girl:'."
        placeholder={PLACEHOLDER}
        rows={8}
        errors={error ? [error] : undefined}
        // before hydration the browser owns what is typed; React hears of it from its first commit on
        {...(hydrated ? { value: text } : { defaultValue: text })}
        onChange={(event) => conversation.type(event.target.value)}
      />
      {names ? (
        <SpeakerChoice
          names={names}
          onChoose={hydrated ? (boy) => void conversation.chooseBoy(boy) : undefined}
        />
      ) : null}
      {engine.engine === 'embedded' ? null : (
        <ShieldNote key={text} text={text} toServer={engine.engine !== 'gemini'} />
      )}
      {credits !== null && credits > 0 ? (
        <label className="mb-4 flex items-start gap-2.5">
          <input
            type="checkbox"
            name="advanced"
            checked={hydrated ? advanced : undefined}
            onChange={(event) => conversation.setAdvanced(event.target.checked)}
            className="mt-1 size-4 accent-accent"
          />
          <span>{`Add the reading of this conversation for 1 credit (you have ${credits})`}</span>
        </label>
      ) : null}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button ref={button} aria-disabled={state.phase === 'analyzing' || undefined}>
          Analyze conversation
        </Button>
        {state.phase === 'failed' && state.failure.kind === 'network' ? <SendPlainForm /> : null}
      </div>
    </Form>
  );

  return (
    <Card>
      <h2 className="text-xl font-semibold">Chat Helper</h2>
      <p className="mt-1 text-muted">Three replies to choose from, each with the psychology behind it.</p>
      <fieldset className="mt-4 flex min-w-0 flex-wrap gap-2">
        <legend className="sr-only">How to give the conversation</legend>
        <ModeLink
          to={modePath(path, 'screenshot')}
          on={mode === 'screenshot'}
          icon="image"
          onChoose={() => setMode('screenshot')}
        >
          Upload Screenshot
        </ModeLink>
        <ModeLink
          to={modePath(path, 'text')}
          on={mode === 'text'}
          icon="text"
          onChoose={() => setMode('text')}
        >
          Enter Text
        </ModeLink>
      </fieldset>
      {mode === 'screenshot' ? (
        <div className="mt-5">
          {hydrated ? (
            <ScreenshotReader
              onTranscript={conversation.takeTranscript}
              onStart={conversation.startPicture}
              onPasteInstead={pasteInstead}
              before={lines && { lines, text, method: 'bubbles' }}
            />
          ) : (
            <p className="text-muted">
              Screenshots are read on your device, which needs JavaScript. Until it has loaded, or without it,
              you can enter the text here:
            </p>
          )}
        </div>
      ) : null}
      {showsText || !hydrated ? textForm : null}
      <StatusLine phase={state.phase} button={button}>
        {state.phase === 'analyzing' ? (
          <Analyzing onCancel={conversation.cancel}>Analyzing conversation...</Analyzing>
        ) : null}
        {state.phase === 'failed' ? (
          <Failed state={state} onRetry={conversation.analyzeNow}>
            There are no suggestions yet: your text is still here.
          </Failed>
        ) : null}
        {state.phase === 'done' ? <Ready>Three replies are ready.</Ready> : null}
      </StatusLine>
      <Results title={resultsTitle} state={state} current={current} conversation={text} />
    </Card>
  );
}

function Results({
  title,
  state,
  current,
  conversation,
}: {
  title?: string;
  conversation: string;
  state: ReturnType<typeof useCoach>['state'];
  current: CoachingSession | null;
}) {
  // replies to what is no longer in the box would be taken for replies to what is
  const isShown = current && plain(current.conversationText) === plain(conversation);
  const saved = state.phase === 'idle' && isShown ? current : null;
  if (state.phase !== 'done' && !saved) return null;
  const reading = state.phase === 'done' ? state.reading : saved?.reading;
  const suggestions = state.phase === 'done' ? state.suggestions : saved ? savedSuggestions(saved) : [];
  return (
    <section id={RESULTS_ID} tabIndex={-1} className="mt-6" aria-label={title ?? 'Suggestions'}>
      {title ? <h3 className="mb-3 text-lg font-semibold">{title}</h3> : null}
      <SuggestionList
        noun="Option"
        suggestions={suggestions}
        mark={({ text }) => <StyleMark reply={text} conversation={conversation} />}
      />
      {reading ? (
        <div className="mt-6">
          <ReadingPart reading={reading} />
        </div>
      ) : null}
    </section>
  );
}

/** Line ends and the blanks around a text are no difference: the server keeps neither. */
function plain(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}

interface ModeLinkProps {
  to: string;
  on: boolean;
  icon: 'image' | 'text';
  onChoose(): void;
  children: string;
}

/** A link, so that it works before and without script; with it, nothing is loaded again. */
function ModeLink({ to, on, icon, onChoose, children }: ModeLinkProps) {
  return (
    <a
      href={to}
      aria-current={on ? 'true' : undefined}
      onClick={(event) => {
        event.preventDefault();
        onChoose();
      }}
      className={buttonClass(on ? 'primary' : 'secondary')}
    >
      <Icon name={icon} />
      {children}
    </a>
  );
}
