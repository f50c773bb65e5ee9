import { Link, type LinkProps } from '@remix-run/react';
import { type ButtonHTMLAttributes, forwardRef } from 'react';

type Look = 'primary' | 'secondary' | 'quiet' | 'danger';
type Size = 'medium' | 'small';

const BASE =
  'inline-flex max-w-full items-center justify-center gap-2 rounded-full font-semibold no-underline transition-colors disabled:opacity-60 disabled:cursor-not-allowed aria-disabled:opacity-60';
const LOOKS: Record<Look, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border border-field bg-card text-ink hover:bg-sunken',
  quiet: 'text-ink hover:bg-sunken',
  danger: 'border border-danger text-danger hover:bg-danger-soft',
};
// 44 px is the smallest comfortable target for a thumb
const SIZES: Record<Size, string> = {
  medium: 'min-h-11 px-5 py-2',
  small: 'min-h-11 px-3.5 py-1 text-sm sm:min-h-9',
};

export function buttonClass(look: Look = 'primary', size: Size = 'medium', className = ''): string {
  return `${BASE} ${LOOKS[look]} ${SIZES[size]} ${className}`;
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: Look;
  size?: Size;
}

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { look, size, className, type = 'submit', ...rest },
  ref,
) {
  return <button ref={ref} type={type} className={buttonClass(look, size, className)} {...rest} />;
});

interface ButtonLinkProps extends LinkProps {
  look?: Look;
  size?: Size;
}

/** Looks like a button, goes somewhere. */
export function ButtonLink({ look, size, className, ...rest }: ButtonLinkProps) {
  return <Link className={buttonClass(look, size, className)} {...rest} />;
}
