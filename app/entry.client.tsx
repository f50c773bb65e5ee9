import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keepFormsOnFailure } from './features/offline/data-requests';
import { resumeLeaving } from './features/offline/leaving-for';

// before any schema is made: else zod tries eval, and the page's policy reports it
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

if (!resumeLeaving()) {
  keepFormsOnFailure();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  });
}
