import { useFetcher, useLocation } from '@remix-run/react';
import { Icon, type IconName } from './icon';

const CHOICES: { value: string; label: string; icon: IconName }[] = [
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
  { value: 'system', label: 'System', icon: 'screen' },
];

export const MENU_ITEM =
  'flex w-full items-center gap-2.5 rounded-lg px-3 py-2 text-left text-ink no-underline hover:bg-sunken';
export const MENU_PANEL =
  'absolute right-0 z-40 mt-2 min-w-44 rounded-xl border border-line bg-card p-1.5 shadow-lg';

/** Three buttons of a plain form; the theme script applies the choice at once. */
export function ThemeMenu() {
  const { pathname, search } = useLocation();
  // without script this is a plain form; with it, what is typed on the page stays
  const { Form } = useFetcher();
  return (
    <details className="relative" name="top-menu">
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
        {CHOICES.map(({ value, label, icon }) => (
          <button key={value} type="submit" name="theme" value={value} className={MENU_ITEM}>
            <Icon name={icon} />
            {label}
          </button>
        ))}
      </Form>
    </details>
  );
}
