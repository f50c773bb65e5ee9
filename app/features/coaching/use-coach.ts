import { useRevalidator } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { showToast } from '~/ui/toast-store';
import { askBuiltInCoach, createBrowserEngine, type EngineConfig, type EngineResult } from './engines';
import { type CoachFailure, type CoachScreen, failureToast } from './engines/messages';
import { formatSuggestion } from './engines/parse';
import { postSession, type SessionToSave } from './save-session';
import type { SessionType } from './schemas';
import type { CoachJob, Reading, Suggestion } from './types';

export type CoachState =
  | { phase: 'idle' }
  | { phase: 'analyzing' }
  | { phase: 'done'; suggestions: Suggestion[]; reading: Reading | null }
  | { phase: 'failed'; failure: CoachFailure };

export interface Question {
  job: CoachJob;
  screen: CoachScreen;
  type: SessionType;
  /** what the history shows as the conversation */
  conversationText: string;
  /** true: the session takes the place of the one this box saved before */
  sameBox?: boolean;
  advanced?: boolean;
}

/** What failed is not swapped for another coach silently: the person is asked (contract section 5). */
const OFFERS_BUILT_IN: ReadonlySet<CoachFailure['kind']> = new Set([
  'rate-limited',
  'model-not-found',
  'captive-portal',
  'timeout',
  'network',
  'refused',
  'server',
  'unreadable',
  'empty',
  'too-few',
  'missing-key',
]);

/**
 * Asks the coach from the browser and saves the answer: idle, analyzing, then suggestions or an error toast. A new question
 * drops the answer of an older one.
 */
export function useCoach(config: EngineConfig) {
  const [state, setState] = useState<CoachState>({ phase: 'idle' });
  const { revalidate } = useRevalidator();
  const engine = useRef(createBrowserEngine(config));
  const running = useRef<AbortController | null>(null);
  /** the id the box's last save got; the next save waits for it */
  const lastSaved = useRef<Promise<string | null>>(Promise.resolve(null));

  useEffect(() => () => running.current?.abort(), []);

  const save = useCallback(
    async (question: Question, suggestions: Suggestion[], before: Promise<string | null>) => {
      const session: SessionToSave = {
        type: question.type,
        conversationText: question.conversationText,
        suggestions: suggestions.map(formatSuggestion),
        replaces: question.sameBox ? await before : null,
        advanced: question.advanced ?? false,
      };
      const saved = await postSession(session);
      if (!saved.ok) {
        showToast({ kind: 'destructive', title: 'Error', description: saved.message });
        return before;
      }
      showToast({ title: 'Success', description: 'Coaching session saved successfully' });
      setState((now) => (now.phase === 'done' ? { ...now, reading: saved.session.reading } : now));
      revalidate();
      return saved.session.id;
    },
    [revalidate],
  );

  const run = useCallback(
    async (question: Question, generate: (signal: AbortSignal) => Promise<EngineResult>) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setState({ phase: 'analyzing' });
      const result = await generate(controller.signal);
      if (controller.signal.aborted) return;
      if (!result.ok) {
        const { failure } = result;
        setState({ phase: 'failed', failure });
        showToast({
          kind: 'destructive',
          ...failureToast(failure, question.screen),
          link: failure.kind === 'plan-limit' ? { to: '/pricing', text: 'See the plans' } : undefined,
          action: OFFERS_BUILT_IN.has(failure.kind)
            ? {
                text: 'Use the built-in coach',
                run: () => run(question, () => askBuiltInCoach(question.job)),
              }
            : undefined,
        });
        return;
      }
      const { suggestions } = result.answer;
      setState({ phase: 'done', suggestions, reading: null });
      lastSaved.current = save(question, suggestions, lastSaved.current);
    },
    [save],
  );

  const ask = useCallback(
    (question: Question) => run(question, (signal) => engine.current.generate(question.job, { signal })),
    [run],
  );

  const cancel = useCallback(() => {
    running.current?.abort();
    setState({ phase: 'idle' });
  }, []);

  /** The next save is a new session: another conversation is in the box. */
  const startAfresh = useCallback(() => {
    running.current?.abort();
    lastSaved.current = Promise.resolve(null);
    setState({ phase: 'idle' });
  }, []);

  return { state, ask, cancel, startAfresh };
}
