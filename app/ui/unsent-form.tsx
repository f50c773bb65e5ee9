import { buttonClass } from './button';

/** A form that was sent when no session was there any more, as the error page gets it: names and values, in their order. */
export interface UnsentForm {
  fields: [name: string, value: string][];
}

export function isUnsentForm(data: unknown): data is UnsentForm {
  return typeof data === 'object' && data !== null && Array.isArray((data as UnsentForm).fields);
}

/** 'profileDetails' as 'Profile details'. */
function labelOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * What was sent, to be sent again from here once the person has signed in beside it. What somebody wrote has a blank in it; the rest is
 * the form's own.
 */
export function UnsentFormAgain({ fields, path }: UnsentForm & { path: string }) {
  return (
    <>
      <p>
        Your session has ended. Please sign in again: what you wrote is kept on this page. Then come back to
        it and press Send again.
      </p>
      <p className="mt-4">
        <a
          href={`/login?redirectTo=${encodeURIComponent(path)}`}
          target="_blank"
          rel="noopener"
          className={buttonClass('secondary')}
        >
          Sign in (opens in a new tab)
        </a>
      </p>
      <form method="post" action={path} className="mt-6">
        {fields.map(([name, value]) =>
          /\s/.test(value) ? (
            <label key={name} className="mb-4 block font-medium">
              {labelOf(name)}
              <textarea
                name={name}
                defaultValue={value}
                rows={6}
                className="mt-1.5 w-full rounded-lg border border-field bg-card px-3.5 py-2.5 text-base font-normal text-ink"
              />
            </label>
          ) : (
            <input key={name} type="hidden" name={name} value={value} />
          ),
        )}
        <button type="submit" className={buttonClass()}>
          Send again
        </button>
      </form>
    </>
  );
}
