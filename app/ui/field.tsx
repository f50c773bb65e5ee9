import { forwardRef, type InputHTMLAttributes, type TextareaHTMLAttributes } from 'react';

const CONTROL =
  'w-full rounded-lg border bg-card px-3.5 py-2.5 text-base text-ink placeholder:text-muted aria-invalid:border-danger aria-invalid:scroll-mt-9 aria-invalid:scroll-mb-28 border-field read-only:border-line read-only:bg-sunken';

interface Common {
  label: string;
  id: string;
  hint?: string;
  errors?: string[];
}

/** What connects a control to its hint and its errors. */
function describedBy({ id, hint, errors }: Common): string | undefined {
  const ids = [hint && `${id}-hint`, errors?.length && `${id}-error`].filter(Boolean);
  return ids.length ? ids.join(' ') : undefined;
}

function Surround({ label, id, hint, errors, children }: Common & { children: React.ReactNode }) {
  return (
    <div className="mb-2">
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      {children}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      ) : null}
      {/* the line is always there: an error that appears must not move the button under the pointer */}
      <p id={`${id}-error`} className="mt-1 min-h-[1.25rem] text-sm text-danger" aria-live="polite">
        {errors?.[0] ?? ''}
      </p>
    </div>
  );
}

export function Field({ label, id, hint, errors, ...input }: Common & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Surround label={label} id={id} hint={hint} errors={errors}>
      <input
        id={id}
        className={CONTROL}
        aria-invalid={errors?.length ? true : undefined}
        aria-describedby={describedBy({ label, id, hint, errors })}
        {...input}
      />
    </Surround>
  );
}

export const TextArea = forwardRef<HTMLTextAreaElement, Common & TextareaHTMLAttributes<HTMLTextAreaElement>>(
  function TextArea({ label, id, hint, errors, ...area }, ref) {
    return (
      <Surround label={label} id={id} hint={hint} errors={errors}>
        <textarea
          ref={ref}
          id={id}
          rows={6}
          className={CONTROL}
          aria-invalid={errors?.length ? true : undefined}
          aria-describedby={describedBy({ label, id, hint, errors })}
          {...area}
        />
      </Surround>
    );
  },
);
