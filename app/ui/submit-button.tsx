import { useFormAction, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Button } from './button';

/**
 * The button of a form on a page that may ship no script file: its second label shows while the form is on its way. Where
 * scripts run, the router says so; elsewhere the inline script marks the form `aria-busy`. The form needs the class
 * `group`.
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
  const action = useFormAction();
  const { formAction } = useNavigation();
  if (formAction && formAction === action) {
    return (
      <Button disabled className={className}>
        {pending}
      </Button>
    );
  }
  return (
    <Button className={`group-aria-busy:pointer-events-none group-aria-busy:opacity-60 ${className}`}>
      <span className="group-aria-busy:hidden">{children}</span>
      <span className="hidden group-aria-busy:inline">{pending}</span>
    </Button>
  );
}
