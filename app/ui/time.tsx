import { useHydrated } from './hydrated';

const STYLE = { dateStyle: 'medium', timeStyle: 'short' } as const;
const UTC = new Intl.DateTimeFormat('en', { ...STYLE, timeZone: 'UTC' });

/** A moment by the person's own clock; the server does not know it, so until scripts run the zone stands beside it. */
export function Time({ iso }: { iso: string }) {
  const hydrated = useHydrated();
  const moment = new Date(iso);
  return (
    <time dateTime={iso}>
      {hydrated ? new Intl.DateTimeFormat('en', STYLE).format(moment) : `${UTC.format(moment)} UTC`}
    </time>
  );
}
