import { useFetcher } from '@remix-run/react';
import { Button } from './button';

const CHOICES = [
  ['light', 'Light'],
  ['dark', 'Dark'],
  ['system', 'System'],
] as const;

/** The theme menu's three buttons, laid out in the open; `from` is the page to come back to. */
export function ThemeChoice({ from, theme }: { from: string; theme: 'light' | 'dark' | 'system' }) {
  const { Form } = useFetcher();
  return (
    <Form method="post" action="/theme" className="flex flex-wrap gap-2">
      <input type="hidden" name="from" value={from} />
      {CHOICES.map(([value, label]) => (
        <Button
          key={value}
          name="theme"
          value={value}
          look="secondary"
          aria-pressed={value === theme}
          className="max-sm:px-4 aria-pressed:border-accent aria-pressed:bg-accent-soft"
        >
          {label}
        </Button>
      ))}
    </Form>
  );
}
