import { useCallback, useEffect, useState } from 'react';
import type { Send } from './outbox';

type Leaving = { state: 'no' } | { state: 'leaving' } | { state: 'unsent'; count: number };

/**
 * Takes over every 'Log out' form of the page: what waits is sent first, what is private is wiped. Where this part's code
 * does not arrive, the plain form does what it does without JavaScript.
 */
export function useSignOut(userId: string | null, send: Send) {
  const [leaving, setLeaving] = useState<Leaving>({ state: 'no' });

  const leave = useCallback(
    async (user: string, dropUnsent: boolean, form?: HTMLFormElement) => {
      setLeaving({ state: 'leaving' });
      const module = await import('./sign-out').catch(() => null);
      if (!module) return form?.submit();
      const result = await module.signOut(user, send, { dropUnsent });
      if (result.state === 'signed-out') window.location.assign('/');
      else setLeaving(result.state === 'unsent' ? result : { state: 'no' });
    },
    [send],
  );

  useEffect(() => {
    if (!userId) return;
    // before React sees the event, so that the router leaves the form alone
    const take = (event: SubmitEvent) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement)) return;
      if (new URL(form.action, window.location.href).pathname !== '/logout') return;
      event.preventDefault();
      void leave(userId, false, form);
    };
    window.addEventListener('submit', take, true);
    return () => window.removeEventListener('submit', take, true);
  }, [userId, leave]);

  return {
    leaving,
    sendFirst: () => userId && void leave(userId, false),
    drop: () => userId && void leave(userId, true),
    stay: () => setLeaving({ state: 'no' }),
  };
}
