import { useRevalidator } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { signInLink } from '~/features/accounts/sign-in-link';
import { clearDraft } from '~/features/offline/drafts';
import { isOffline } from '~/features/offline/line';
import { SESSION_PARAMETER } from '~/features/offline/names';
import { useUserId } from '~/features/offline/use-line';
import { newId } from '~/ui/new-id';
import { showToast, type ToastContent } from '~/ui/toast-store';
import { askBuiltInCoach, createBrowserEngine, type EngineConfig, type EngineResult } from './engines';
import {
  type CoachFailure,
  type CoachScreen,
  failureToast,
  MESSAGES,
  USE_BUILT_IN,
} from './engines/messages';
import { formatSuggestion } from './engines/parse';
import { mayBeSavedLater, postSession, type SaveOutcome, type SessionToSave } from './save-session';
import type { SessionType } from './schemas';
import type { CoachJob, Reading, Suggestion } from './types';

export type CoachState =
  | { phase: 'idle' }
  | { phase: 'analyzing' }
  | { phase: 'done'; suggestions: Suggestion[]; reading: Reading | null }
  | { phase: 'failed'; failure: CoachFailure; reason: string; link?: ToastContent['link']; builtIn?(): void };

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

/** The form whose draft is done with when a screen's session is safe. */
const DRAFT_OF: Record<CoachScreen, string> = {
  image: 'chat-helper',
  text: 'chat-helper',
  starters: 'chat-starter',
  'dashboard-profile': 'profile-wizard',
  'standalone-profile': 'profile-optimization-wizard',
};

/** Where the last session of a box is: on the server under an id, or in the outbox under a key. */
interface LastSaved {
  id: string | null;
  waitingKey: string | null;
}
const NOTHING_SAVED: LastSaved = { id: null, waitingKey: null };

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

/** Where somebody must go first; the same question asked again would fail again. */
function wayOn(kind: CoachFailure['kind']): ToastContent['link'] {
  if (kind === 'plan-limit') return { to: '/pricing', text: 'See the plans' };
  return kind === 'signed-out' ? signInLink() : undefined;
}

/**
 * Names the session in the page's address, as the answer to a plain form does: Back and a reload show it again. Not by a navigation,
 * which would call off one that the person has begun, and could fail.
 */
function nameSession(id: string): void {
  const here = new URL(window.location.href);
  here.searchParams.set(SESSION_PARAMETER, id);
  window.history.replaceState(window.history.state, '', here);
}

/** The embedded coach. Its code may not arrive, which is a failure like any other. */
async function askOnDevice(job: CoachJob): Promise<EngineResult> {
  return askBuiltInCoach(job).catch(() => ({
    ok: false,
    failure: { kind: 'network', message: MESSAGES.network },
  }));
}

/**
 * Asks the coach from the browser and saves the answer: idle, analyzing, then suggestions or an error toast. A new question
 * drops the answer of an older one. Offline the embedded coach answers on the device, and the session waits in the outbox.
 * `shownId`: the saved session that the page came with, which a box of one session goes on from.
 */
export function useCoach(config: EngineConfig, shownId?: string) {
  const [state, setState] = useState<CoachState>({ phase: 'idle' });
  const { revalidate } = useRevalidator();
  const engine = useRef(createBrowserEngine(config));
  const running = useRef<AbortController | null>(null);
  /** where the box's last save went; the next save waits for it */
  const lastSaved = useRef(Promise.resolve({ ...NOTHING_SAVED, id: shownId ?? null }));
  const userId = useUserId();

  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
      running.current?.abort();
    };
  }, []);

  /** Puts a session into the device's outbox; false where the browser keeps nothing. */
  const wait = useCallback(
    async (body: SessionToSave, after: string | null, key?: string): Promise<string | null> => {
      if (!userId) return null;
      const outbox = await import('~/features/offline/outbox').catch(() => null);
      return (
        outbox?.addWaiting({ userId, body, after, key, tried: key !== undefined }).catch(() => null) ?? null
      );
    },
    [userId],
  );

  const save = useCallback(
    async (question: Question, suggestions: Suggestion[], before: Promise<LastSaved>) => {
      const last = question.sameBox ? await before : NOTHING_SAVED;
      const session: SessionToSave = {
        type: question.type,
        conversationText: question.conversationText,
        suggestions: suggestions.map(formatSuggestion),
        replaces: last.id,
        advanced: question.advanced ?? false,
      };
      const key = newId();
      const isSafe = () => clearDraft(userId, DRAFT_OF[question.screen]);
      const showWaiting = (waitingKey: string): LastSaved => {
        isSafe();
        showToast({
          title: 'Kept on this device',
          description: 'The session is saved as soon as the server can be reached.',
        });
        return { id: last.id, waitingKey };
      };
      const sendNow = async (): Promise<LastSaved> => take(await postSession(session, key));
      const take = async (saved: SaveOutcome): Promise<LastSaved> => {
        if (saved.ok) {
          isSafe();
          showToast({ title: 'Success', description: 'Coaching session saved successfully' });
          setState((now) => (now.phase === 'done' ? { ...now, reading: saved.session.reading } : now));
          if (isThere.current) nameSession(saved.session.id);
          revalidate();
          return { id: saved.session.id, waitingKey: null };
        }
        const isLater = mayBeSavedLater(saved);
        const waitingKey = isLater ? await wait(session, null, key) : null;
        if (waitingKey) return showWaiting(waitingKey);
        showToast({
          kind: 'destructive',
          title: 'Error',
          description: saved.message,
          action: isLater ? { text: 'Retry', run: () => void sendNow() } : undefined,
          stays: isLater,
        });
        return last;
      };
      if (isOffline() || last.waitingKey) {
        const waitingKey = await wait(session, last.waitingKey);
        if (waitingKey) return showWaiting(waitingKey);
      }
      return sendNow();
    },
    [revalidate, userId, wait],
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
        const said = failureToast(failure, question.screen);
        const link = wayOn(failure.kind);
        const builtIn = OFFERS_BUILT_IN.has(failure.kind)
          ? () => void run(question, () => askOnDevice(question.job))
          : undefined;
        setState({ phase: 'failed', failure, reason: said.description, link, builtIn });
        showToast({
          kind: 'destructive',
          ...said,
          link,
          action: builtIn && { text: USE_BUILT_IN, run: builtIn },
        });
        return;
      }
      const { suggestions } = result.answer;
      const show = () => setState({ phase: 'done', suggestions, reading: null });
      if (!isOffline()) show();
      lastSaved.current = save(question, suggestions, lastSaved.current);
      if (!isOffline()) return;
      // offline it is kept on this device before it is shown: whoever leaves at once loses nothing
      await lastSaved.current;
      if (!controller.signal.aborted) show();
    },
    [save],
  );

  const ask = useCallback(
    (question: Question) =>
      // the notice above every page says so (contract section 5: nothing is swapped in silently)
      run(question, (signal) =>
        isOffline() ? askOnDevice(question.job) : engine.current.generate(question.job, { signal }),
      ),
    [run],
  );

  const cancel = useCallback(() => {
    running.current?.abort();
    setState({ phase: 'idle' });
  }, []);

  /** The next save is a new session: another conversation is in the box. */
  const startAfresh = useCallback(() => {
    running.current?.abort();
    lastSaved.current = Promise.resolve(NOTHING_SAVED);
    setState({ phase: 'idle' });
  }, []);

  return { state, ask, cancel, startAfresh };
}
