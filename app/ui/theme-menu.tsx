import { useLocation } from '@remix-run/react';
import { type Theme, useCurrentTheme } from './current-theme';
import { Icon, type IconName } from './icon';

/** `mark` shows the current one's check mark by the page's own attribute, which a choice changes at once, with scripts or without. */
const CHOICES: { value: Theme; label: string; icon: IconName; mark: string }[] = [
  { value: 'light', label: 'Light', icon: 'sun', mark: 'hidden in-data-[theme=light]:block' },
  { value: 'dark', label: 'Dark', icon: 'moon', mark: 'hidden in-data-[theme=dark]:block' },
  { value: 'system', label: 'System', icon: 'screen', mark: 'in-data-theme:hidden' },
];

export const MENU_ITEM =
  'flex min-h-11 w-full items-center gap-2.5 rounded-lg px-3 py-1.5 text-left text-ink no-underline hover:bg-sunken';
/** On a phone it stands at the right of the bar, whichever menu it is: under its own button a wide one would leave the screen. */
export const MENU_PANEL =
  'absolute right-4 z-40 mt-2 max-h-[75dvh] min-w-44 max-w-[calc(100%-2rem)] overflow-y-auto rounded-xl border border-line bg-card p-1.5 shadow-lg sm:right-0 sm:max-w-none';

/**
 * Three buttons of a plain form. The theme script applies the choice at once and PAGE_SCRIPT tells the server and closes the
 * menu, on every page: by the router, a slow answer's redirect would close the menu again under the next press, and scroll up.
 */
export function ThemeMenu({ theme }: { theme: Theme }) {
  const chosen = useCurrentTheme(theme);
  const { pathname, search } = useLocation();
  return (
    <details className="sm:relative" name="top-menu">
      <summary className="flex size-11 items-center justify-center rounded-full hover:bg-sunken">
        <span className="sr-only">Theme</span>
        <Icon name="sun" className="size-5 dark:hidden" />
        <Icon name="moon" className="hidden size-5 dark:block" />
      </summary>
      <form method="post" action="/theme" className={MENU_PANEL}>
        <input type="hidden" name="from" value={pathname + search} />
        {CHOICES.map(({ value, label, icon, mark }) => (
          <button
            key={value}
            type="submit"
            name="theme"
            value={value}
            aria-pressed={value === chosen}
            className={MENU_ITEM}
          >
            <Icon name={icon} />
            {label}
            <Icon name="check" className={`ml-auto size-4 text-accent ${mark}`} />
          </button>
        ))}
      </form>
    </details>
  );
}
