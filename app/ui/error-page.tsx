import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';
import { ButtonLink } from './button';
import { NarrowPage } from './card';
import { isUnsentForm, UnsentFormAgain } from './unsent-form';

const UNEXPECTED = 'Something went wrong on our side. Please go back and try again in a moment.';

/** What the error page is called, as its heading and in the window's title. */
export function errorTitle(error: unknown): string {
  if (!isRouteErrorResponse(error)) return 'That did not work';
  if (isUnsentForm(error.data)) return 'Please sign in again';
  return error.status === 404 ? 'Page not found' : 'That did not work';
}

/** The one page for what went wrong: a sentence and a way on; never a stack or a path. */
export function ErrorPage() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const response = isRouteErrorResponse(error) ? error : null;
  const missing = response?.status === 404;
  if (response && isUnsentForm(response.data)) {
    return (
      <NarrowPage title={errorTitle(error)}>
        <UnsentFormAgain {...response.data} path={pathname + search} />
      </NarrowPage>
    );
  }
  const text = response && response.status < 500 && typeof response.data === 'string' ? response.data : '';
  return (
    <NarrowPage title={errorTitle(error)}>
      <p>{text || (missing ? 'There is no such page.' : UNEXPECTED)}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {response && response.status < 500 ? null : (
          <ButtonLink to={pathname + search} reloadDocument>
            Try again
          </ButtonLink>
        )}
        <ButtonLink to="/" reloadDocument look="secondary">
          Go to the start page
        </ButtonLink>
      </div>
    </NarrowPage>
  );
}
