import { ScrollRestoration, useLocation, useRevalidator } from '@remix-run/react';
import { useEffect, useLayoutEffect, useRef } from 'react';

const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Among siblings, effects run in their order. */
function Then({ run }: { run(): void }) {
  useBeforePaint(run);
  return null;
}

/**
 * Restores scroll positions as the router does, but not when a page's data are only loaded again: the router would take the reader back to
 * where the page stood when that loading began, which on a slow line is long ago.
 */
export function ScrollPlace({ nonce }: { nonce: string | undefined }) {
  const { state } = useRevalidator();
  const location = useLocation();
  const before = useRef({ state, location });
  const top = useRef(0);
  return (
    <>
      <Then
        run={() => {
          top.current = window.scrollY;
        }}
      />
      <ScrollRestoration nonce={nonce} />
      <Then
        run={() => {
          const reloaded = before.current.state === 'loading' && state === 'idle';
          if (reloaded && before.current.location === location)
            window.scrollTo({ top: top.current, behavior: 'instant' });
          before.current = { state, location };
        }}
      />
    </>
  );
}
