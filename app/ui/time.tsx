const FORMAT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** A moment, the same on the server and in the browser. */
export function Time({ iso }: { iso: string }) {
  return <time dateTime={iso}>{FORMAT.format(new Date(iso))} UTC</time>;
}
