/** Section 9 of the specification. */
export const VERIFY_BUSINESS_DAYS = 2;
export const PROCESS_DAYS = 30;

const SATURDAY = 6;
const SUNDAY = 0;

/** The same time of day, so many days from Monday to Friday later (UTC). Holidays differ by country and count. */
export function addBusinessDays(from: Date, days: number): Date {
  const date = new Date(from);
  for (let left = days; left > 0; ) {
    date.setUTCDate(date.getUTCDate() + 1);
    const day = date.getUTCDay();
    if (day !== SATURDAY && day !== SUNDAY) left -= 1;
  }
  return date;
}

/** When a deletion request that came at `from` must be verified, and when it must be done. */
export function deletionDeadlines(from: Date): { verifyBy: Date; processBy: Date } {
  const processBy = new Date(from);
  processBy.setUTCDate(processBy.getUTCDate() + PROCESS_DAYS);
  return { verifyBy: addBusinessDays(from, VERIFY_BUSINESS_DAYS), processBy };
}

/** A day in words, such as "Tuesday, 24 November 2026". */
export function dayInWords(date: Date): string {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });
  // "Tuesday 24 November 2026" in some versions of the language data
  return format.format(date).replace(/^(\w+),? /, '$1, ');
}
