import { Form, Link, useLocation } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { ButtonLink } from './button';
import { Icon } from './icon';
import { MENU_ITEM, MENU_PANEL, ThemeMenu } from './theme-menu';

interface LayoutProps {
  productName: string;
  signedIn: boolean;
  year: number;
  theme: 'light' | 'dark' | 'system';
  /** what is said of the whole page, between top bar and content */
  notice?: ReactNode;
  children: ReactNode;
}

const NAV_LINK =
  'flex min-h-11 items-center rounded-full px-3.5 py-1.5 font-medium text-ink no-underline hover:bg-sunken';

/** The name stands before its drawing, since a kept page ends its first look within the drawing. */
function Brand({ productName, to }: { productName: string; to: string }) {
  return (
    <Link
      to={to}
      discover="none"
      className="flex min-h-11 flex-row-reverse items-center gap-2 text-xl font-semibold"
    >
      <span className="font-display">{productName}</span>
      <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8">
        <path
          d="M4 7a4 4 0 014-4h9a4 4 0 014 4v5a4 4 0 01-4 4h-6l-5 4v-4.6A4 4 0 014 12z"
          fill="var(--accent)"
        />
        <path
          d="M13 18.5h4A6.5 6.5 0 0023.5 12v-1H25a4 4 0 014 4v5a4 4 0 01-2 3.4V28l-5-4h-5a4 4 0 01-4-4z"
          fill="var(--ink)"
        />
      </svg>
    </Link>
  );
}

function VisitorLinks() {
  return (
    <>
      <Link to="/features" className={NAV_LINK}>
        Features
      </Link>
      <Link to="/pricing" className={NAV_LINK}>
        Pricing
      </Link>
      <Link to="/login" className={NAV_LINK}>
        Log in
      </Link>
      <ButtonLink to="/register" size="small">
        Get Started
      </ButtonLink>
    </>
  );
}

function UserLinks() {
  return (
    <>
      <Link to="/dashboard" className={NAV_LINK}>
        Dashboard
      </Link>
      <Link to="/conversation-helper" className={NAV_LINK}>
        Chat Helper
      </Link>
    </>
  );
}

function AccountMenu() {
  return (
    <details className="sm:relative" name="top-menu">
      <summary className={`gap-1.5 ${NAV_LINK}`}>
        <Icon name="person" className="size-5 sm:hidden" />
        <span className="sr-only sm:not-sr-only">Account</span>
        <Icon name="chevron" className="size-4" />
      </summary>
      <div className={MENU_PANEL}>
        <Link to="/account" className={MENU_ITEM}>
          Profile
        </Link>
        <Link to="/account/settings" className={MENU_ITEM}>
          Settings
        </Link>
        <Form method="post" action="/logout">
          <button type="submit" className={MENU_ITEM}>
            Log out
          </button>
        </Form>
      </div>
    </details>
  );
}

/** An open menu closes when another page has come, which a navigation by script would leave as it is. */
function useMenusThatClose() {
  const bar = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    // one that was opened before the scripts came stays open when they do
    if (shown.current === key) return;
    shown.current = key;
    for (const menu of bar.current?.querySelectorAll('details[open]') ?? []) menu.removeAttribute('open');
  }, [key]);
  return bar;
}

function TopBar({ productName, signedIn, theme }: Pick<LayoutProps, 'productName' | 'signedIn' | 'theme'>) {
  const bar = useMenusThatClose();
  const links = signedIn ? <UserLinks /> : <VisitorLinks />;
  return (
    <header ref={bar} className="sticky top-0 z-30 border-b border-line bg-page">
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <div className="relative mx-auto flex min-h-16 max-w-6xl flex-wrap items-center gap-2 px-4">
        <Brand productName={productName} to={signedIn ? '/dashboard' : '/'} />
        <nav aria-label="Main" className="ml-auto hidden flex-wrap items-center gap-1 md:flex">
          {links}
        </nav>
        <div className="ml-auto flex items-center gap-1 md:ml-2">
          {signedIn ? <AccountMenu /> : null}
          <ThemeMenu theme={theme} />
          <details className="sm:relative md:hidden" name="top-menu">
            <summary className="flex size-11 items-center justify-center rounded-full hover:bg-sunken">
              <span className="sr-only">Menu</span>
              <Icon name="menu" />
            </summary>
            <nav aria-label="Menu" className={`${MENU_PANEL} flex flex-col gap-1`}>
              {links}
            </nav>
          </details>
        </div>
      </div>
    </header>
  );
}

const FOOTER: { title: string; links: [string, string][] }[] = [
  {
    title: 'Product',
    links: [
      ['Pricing', '/pricing'],
      ['Features', '/features'],
    ],
  },
  {
    title: 'Company',
    links: [
      ['About Us', '/about'],
      ['Contact', '/contact'],
    ],
  },
  {
    title: 'Legal',
    links: [
      ['Privacy Policy', '/privacy'],
      ['Terms of Use', '/terms'],
    ],
  },
];

function Footer({ productName, year }: { productName: string; year: number }) {
  return (
    <footer className="mt-auto border-t border-line bg-sunken">
      <div className="mx-auto grid max-w-6xl gap-8 px-4 py-10 sm:grid-cols-[2fr_1fr_1fr_1fr]">
        <div>
          <p className="font-display text-lg font-semibold">{productName}</p>
          <p className="mt-1 text-muted">Your AI-powered dating communication assistant</p>
        </div>
        {FOOTER.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="font-semibold">{title}</h2>
            <ul className="mt-1 sm:mt-2 sm:space-y-1">
              {links.map(([text, to]) => (
                <li key={to}>
                  {/* a full page navigation; the inline script scrolls up smoothly until it comes */}
                  <a
                    href={to}
                    className="inline-flex min-h-11 items-center text-muted hover:text-ink sm:min-h-8"
                  >
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className="border-t border-line px-4 py-4 text-center text-sm text-muted">
        © {year} {productName}. All rights reserved.
      </p>
    </footer>
  );
}

/** The frame of every page: top bar, content, footer. */
export function Layout({ productName, signedIn, year, theme, notice, children }: LayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <TopBar productName={productName} signedIn={signedIn} theme={theme} />
      {notice}
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
      <Footer productName={productName} year={year} />
    </div>
  );
}
