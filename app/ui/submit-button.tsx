import { useFormAction, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Button } from './button';

/**
 * The button of a form on a page that may ship no script file: its second label shows while the form is on its way. Where
 * scripts run, the router says so; elsewhere the inline script marks the form `aria-busy`, and shows the words about a line that
 * is not there. The button may be pressed again meanwhile: the form's key lets the work be done once. The form needs the
 * class `group`.
 */
export function SubmitButton({
  children,
  pending,
  className = '',
}: {
  children: ReactNode;
  pending: string;
  className?: string;
}) {
  const [action] = useFormAction().split('?');
  const { formAction } = useNavigation();
  if (formAction?.split('?')[0] === action) {
    return (
      <Button disabled className={className}>
        {pending}
      </Button>
    );
  }
  return (
    <>
      <p data-no-line hidden aria-live="assertive" className="mb-3 text-danger group-aria-busy:hidden">
        You are offline. What you typed is still here: send it when the line is back.
      </p>
      <Button className={`group-aria-busy:opacity-60 ${className}`}>
        <span className="group-aria-busy:hidden">{children}</span>
        <span className="hidden group-aria-busy:inline">{pending}</span>
      </Button>
    </>
  );
}
