import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { linesToText, textToLines } from '~/features/ocr/transcript';
import type { Transcript, TranscriptLine } from '~/features/ocr/types';
import { clearDraft, goesOn, readDraft, writeDraft } from '~/features/offline/drafts';
import { useUserId } from '~/features/offline/use-line';
import type { FormReply } from '~/ui/form';
import { showToast } from '~/ui/toast-store';
import type { EngineConfig } from './engines';
import type { CoachingSession } from './schemas';
import { CONVERSATION_FORMAT, hasSpeakerLabels } from './speaker-labels';
import { CONVERSATION_MAX, EMPTY_TEXT, isLongerThan, TOO_LONG_TEXT } from './text-limits';
import { useCoach } from './use-coach';

/** Both Chat Helper screens share what is being typed. */
const DRAFT = 'chat-helper';
/** The pause in typing before text mode asks by itself (contract section 7). */
const TYPING_PAUSE_MILLISECONDS = 1000;

/** Before the box is React's own, which would empty it; the server warns of layout effects. */
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

interface Options {
  engine: EngineConfig;
  reply: FormReply | null | undefined;
  current: CoachingSession | null;
}

/**
 * The conversation in the Chat Helper's box, typed or read from screenshots: kept as a draft on this device, checked,
 * and given to the coach after a pause in typing. A newer text drops the answer of an older one.
 */
export function useConversation({ engine, reply, current }: Options) {
  const [text, setText] = useState(() => typedBefore(reply) ?? current?.conversationText ?? '');
  const [fromScreenshot, setFromScreenshot] = useState(false);
  const [lines, setLines] = useState<TranscriptLine[] | null>(null);
  const [advanced, setAdvanced] = useState(false);
  const [error, setError] = useState(reply?.submission?.error?.conversationText?.[0] ?? null);
  const [names, setNames] = useState(reply?.names ?? null);
  const { state, ask, cancel, startAfresh } = useCoach(engine, current?.id);
  const timer = useRef<ReturnType<typeof setTimeout>>();

  useEffect(() => () => clearTimeout(timer.current), []);

  const userId = useUserId();
  const keepDraft = (value: string, screenshot: boolean) =>
    writeDraft(userId, DRAFT, { text: value, ...(screenshot ? { fromScreenshot: 'yes' } : {}) });

  const shownFirst = useRef(text);
  const area = useRef<HTMLTextAreaElement>(null);
  useBeforePaint(() => {
    // what was typed before this script had arrived comes first, then what an earlier visit left behind
    const shown = shownFirst.current.replace(/\r\n/g, '\n');
    const typed = area.current?.value ?? shown;
    if (typed !== shown) {
      setText(typed);
      writeDraft(userId, DRAFT, { text: typed });
      return;
    }
    const draft = readDraft(userId, DRAFT);
    // what the page shows was saved, or is the form that came back
    if (shown && current && !goesOn(draft)) return clearDraft(userId, DRAFT);
    if (shown && !current) return writeDraft(userId, DRAFT, { text: shown });
    if (!draft?.text) return;
    setText(draft.text);
    setFromScreenshot(draft.fromScreenshot === 'yes');
  }, [userId, current]);

  const analyze = (value: string, screen: 'image' | 'text', screenshot: boolean) => {
    clearTimeout(timer.current);
    const conversation = value.trim();
    if (!conversation || isLongerThan(CONVERSATION_MAX, conversation)) {
      setError(conversation ? TOO_LONG_TEXT : EMPTY_TEXT);
      return;
    }
    setError(null);
    if (!screenshot && !hasSpeakerLabels(conversation)) {
      showToast({ kind: 'destructive', ...CONVERSATION_FORMAT });
      // the toast leaves after a while, the reason stays
      setError(CONVERSATION_FORMAT.description);
      void import('./coach/device').then(
        ({ detectSpeakerNames }) => setNames(detectSpeakerNames(conversation)?.names ?? null),
        () => {},
      );
      return;
    }
    setNames(null);
    const job = { kind: 'replies', conversation, advanced: false } as const;
    void ask({ job, screen, type: 'chat-helper', conversationText: conversation, sameBox: true, advanced });
  };

  const type = (value: string, edited?: TranscriptLine[]) => {
    setText(value);
    setLines((now) => edited ?? (now && textToLines(value)));
    keepDraft(value, fromScreenshot);
    cancel();
    clearTimeout(timer.current);
    if (value.trim())
      timer.current = setTimeout(() => analyze(value, 'text', fromScreenshot), TYPING_PAUSE_MILLISECONDS);
    else setError(null);
  };

  const chooseBoy = async (boy: string) => {
    const girl = names?.find((name) => name !== boy);
    const { mapSpeakers } = await import('./coach/device');
    const labelled = girl ? mapSpeakers(text, { boy, girl }) : text;
    setText(labelled);
    analyze(labelled, 'text', false);
  };

  const takeTranscript = (transcript: Transcript) => {
    setText(transcript.text);
    setLines(transcript.lines);
    setFromScreenshot(true);
    keepDraft(transcript.text, true);
    analyze(transcript.text, 'image', true);
  };

  const startPicture = () => {
    startAfresh();
    setText('');
    setLines(null);
    setError(null);
  };

  return {
    text,
    lines,
    fromScreenshot,
    advanced,
    names,
    error,
    state,
    /** the text box */
    area,
    type,
    editLines: (edited: TranscriptLine[]) => type(linesToText(edited), edited),
    analyzeNow: () => analyze(text, 'text', fromScreenshot),
    chooseBoy,
    setAdvanced,
    takeTranscript,
    startPicture,
    cancel,
  };
}

/** What somebody had typed into the form that came back. */
function typedBefore(reply: FormReply | null | undefined): string | null {
  const value = reply?.submission?.initialValue?.conversationText;
  return typeof value === 'string' ? value : null;
}
