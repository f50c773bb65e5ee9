import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keepFormsOnFailure } from './features/offline/data-requests';
import { resumeLeaving } from './features/offline/leaving-for';

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
