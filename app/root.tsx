import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  type ShouldRevalidateFunction,
  useMatches,
  useRouteLoaderData,
} from '@remix-run/react';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import styles from './app.css?url';
import { env } from './env.server';
import { LineConnection } from './features/offline/line-connection';
import type { Send } from './features/offline/outbox';
import { getSession } from './http/auth.server';
import { pageMeta } from './http/meta';
import { nameVisitor } from './http/once.server';
import { ownOrigin } from './http/origin.server';
import { getTheme } from './http/theme.server';
import { clearToastCookie, getFlashToast } from './http/toast.server';
import { ErrorPage, errorTitle } from './ui/error-page';
import { FRAME_ATTRIBUTE, useFrame } from './ui/frame';
import { Layout as PageLayout } from './ui/layout';
import { useNonce } from './ui/nonce';
import { PAGE_SCRIPT } from './ui/page-script';
import { ScrollPlace } from './ui/scroll-place';
import { THEME_SCRIPT } from './ui/theme-script';
import { PageToast, ToastRegion } from './ui/toast';

const FIRST_FAILURE_STATUS = 400;

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

/** Every page has its own; the error page is the root's. */
export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.error) return [];
  const description = 'Something did not work: what it was, and the way back to the start page.';
  return pageMeta(args, { title: errorTitle(args.error), description });
};

export async function loader({ request }: LoaderFunctionArgs) {
  // a copy that is fetched for offline use must not spend the toast that waits for the next page
  const isCopy = request.headers.get('Purpose') === 'prefetch';
  const [session, theme, toast] = await Promise.all([
    getSession(request),
    getTheme(request),
    isCopy ? null : getFlashToast(request),
  ]);
  const headers = new Headers();
  if (session?.cookie) headers.append('Set-Cookie', session.cookie);
  if (toast) headers.append('Set-Cookie', await clearToastCookie(request));
  const year = new Date().getFullYear();
  const visitor = session ? null : (await nameVisitor(request)).cookie;
  if (visitor) headers.append('Set-Cookie', visitor);
  const { PRODUCT_NAME: productName } = env;
  return data(
    { user: session?.user ?? null, theme, toast, year, productName, origin: ownOrigin(request) },
    { headers },
  );
}

/**
 * The current user stays until a form changes something; moving between pages asks for nothing, and neither does a form that
 * came back.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, actionStatus = 0 }) =>
  Boolean(formMethod) && formMethod !== 'GET' && actionStatus < FIRST_FAILURE_STATUS;

/** Saves a session from the outbox; its code is loaded when there is one. */
const sendWaiting: Send = async (body, key) =>
  (await import('./features/coaching/save-session')).postSession(body, key);

/** Pages that say `handle = { script: false }` ship no script file at all. */
function useScripts(): boolean {
  return !useMatches().some(({ handle }) => (handle as { script?: boolean } | undefined)?.script === false);
}

/** A page from the cache has what its first paint needs within, and the whole stylesheet waits for this. */
function switchStylesOn(): void {
  for (const link of document.querySelectorAll('link[rel=stylesheet][media=print]'))
    link.removeAttribute('media');
}

export function Layout({ children }: { children: ReactNode }) {
  // absent when the root loader itself failed, or was not asked because a form was refused
  const root = useRouteLoaderData<typeof loader>('root');
  const frame = useFrame();
  const nonce = useNonce();
  const theme = root?.theme ?? frame.theme;
  // a page without scripts that was reached through one with them keeps what has been loaded
  const [alive, setAlive] = useState(false);
  useEffect(() => startTransition(() => setAlive(true)), []);
  const scripts = useScripts() || alive;
  useEffect(switchStylesOn, []);
  return (
    // the theme script may have changed the attribute before React looks
    <html
      lang="en"
      data-theme={theme === 'system' ? undefined : theme}
      {...{ [FRAME_ATTRIBUTE]: root ? undefined : JSON.stringify(frame) }}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        {/* before anything is painted: the kept choice wins over the cookie, even where the cookie was lost; and
            first, so that a browser runs it while what it paints is still on its way */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        {/* the page cache puts the rules of the first paint in here */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: empty; React would escape rules given as text */}
        <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
        <Links />
      </head>
      <body>
        <PageLayout
          productName={root?.productName ?? frame.productName}
          signedIn={root ? Boolean(root.user) : frame.signedIn}
          year={root?.year ?? new Date().getFullYear()}
          theme={theme}
          notice={scripts ? <LineConnection send={sendWaiting} /> : null}
        >
          {children}
        </PageLayout>
        <PageToast toast={root?.toast} />
        <ToastRegion />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: PAGE_SCRIPT }} />
        {scripts ? (
          <>
            <ScrollPlace nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        ) : null}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
