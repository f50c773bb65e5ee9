import { Button } from './button';
import { type Theme, useCurrentTheme } from './current-theme';

const CHOICES = [
  ['light', 'Light'],
  ['dark', 'Dark'],
  ['system', 'System'],
] as const;

/** The theme menu's three buttons, laid out in the open, and sent as they are; `from` is the page to come back to. */
export function ThemeChoice({ from, theme }: { from: string; theme: Theme }) {
  const chosen = useCurrentTheme(theme);
  return (
    <form method="post" action="/theme" className="flex flex-wrap gap-2">
      <input type="hidden" name="from" value={from} />
      {CHOICES.map(([value, label]) => (
        <Button
          key={value}
          name="theme"
          value={value}
          look="secondary"
          aria-pressed={value === chosen}
          className="max-sm:px-4 aria-pressed:border-accent aria-pressed:bg-accent-soft"
        >
          {label}
        </Button>
      ))}
    </form>
  );
}
