import { useFetcher, useLocation } from '@remix-run/react';
import { useState } from 'react';
import { Icon, type IconName } from './icon';

type Theme = 'light' | 'dark' | 'system';

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

/** Three buttons of a plain form; the theme script applies the choice at once. */
export function ThemeMenu({ theme }: { theme: Theme }) {
  const [chosen, setChosen] = useState(theme);
  const { pathname, search } = useLocation();
  // without script this is a plain form; with it, what is typed on the page stays
  const { Form } = useFetcher();
  return (
    <details
      className="sm:relative"
      name="top-menu"
      // the page's own attribute is what holds: it may have been set by another tab, or before this page had scripts
      onToggle={() => setChosen((document.documentElement.dataset.theme as Theme | undefined) ?? 'system')}
    >
      <summary className="flex size-11 items-center justify-center rounded-full hover:bg-sunken">
        <span className="sr-only">Theme</span>
        <Icon name="sun" className="size-5 dark:hidden" />
        <Icon name="moon" className="hidden size-5 dark:block" />
      </summary>
      <Form
        method="post"
        action="/theme"
        onSubmit={(event) => event.currentTarget.closest('details')?.removeAttribute('open')}
        className={MENU_PANEL}
      >
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
      </Form>
    </details>
  );
}
