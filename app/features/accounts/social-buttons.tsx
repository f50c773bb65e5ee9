import { buttonClass } from '~/ui/button';

const PROVIDERS = [
  { id: 'twitter', name: 'Twitter' },
  { id: 'facebook', name: 'Facebook' },
] as const;

/** Links, so that they work without JavaScript. */
export function SocialButtons({ disabled }: { disabled: boolean }) {
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        {PROVIDERS.map(({ id, name }) => (
          <a
            key={id}
            href={`/api/auth/${id}`}
            aria-disabled={disabled || undefined}
            className={buttonClass('secondary')}
          >
            {name}
          </a>
        ))}
      </div>
      <p className="my-6 flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        Or continue with email
      </p>
    </>
  );
}
