import { Form, Link, useNavigation } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button, ButtonLink, buttonClass } from '~/ui/button';
import { Card } from '~/ui/card';
import { Field } from '~/ui/field';
import { type FormReply, IdempotencyField, useServerForm } from '~/ui/form';
import { ThemeChoice } from '~/ui/theme-choice';

/** What the settings page's forms call themselves. */
export type SettingsIntent = 'change-password' | 'sign-out-everywhere' | 'delete-account';

interface SettingsPanelProps {
  email: string;
  theme: 'light' | 'dark' | 'system';
  /** false for an account that signs in with a social platform only */
  hasPassword: boolean;
  /** true once 'Delete my account' was pressed: the second step is shown */
  confirmDelete: boolean;
  reply: FormReply | undefined;
}

function Part({
  id,
  title,
  text,
  children,
}: {
  id?: string;
  title: string;
  text: ReactNode;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      className="grid gap-4 border-t border-line py-7 first:border-0 first:pt-0 last:pb-0 md:grid-cols-[1fr_1.4fr] md:gap-10"
    >
      <div className="min-w-0">
        <h3 className="font-semibold">{title}</h3>
        <p className="mt-1 text-sm text-muted">{text}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

function usePending(intent: SettingsIntent): boolean {
  return useNavigation().formData?.get('intent') === intent;
}

function ChangePassword({ email, reply }: { email: string; reply: FormReply | undefined }) {
  const pending = usePending('change-password');
  const own = reply?.intent === 'change-password' ? reply : undefined;
  const { form, field } = useServerForm({
    id: 'change-password',
    reply: own,
    loadSchema: () => import('./schemas').then((schemas) => schemas.ChangePasswordSchema),
  });
  return (
    <Form method="post" action="/account/settings" id={form.id} onSubmit={form.onSubmit} noValidate>
      <input type="hidden" name="intent" value="change-password" />
      <IdempotencyField reply={own} />
      {/* a password manager looks for the name beside the password */}
      <input type="text" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
      <Field
        label="Current password"
        type="password"
        autoComplete="current-password"
        {...field('currentPassword')}
      />
      <Field
        label="New password"
        type="password"
        autoComplete="new-password"
        hint="At least 8 characters, with an uppercase and a lowercase letter, a number and a special character."
        {...field('newPassword')}
      />
      <Button disabled={pending}>{pending ? 'Saving...' : 'Change password'}</Button>
    </Form>
  );
}

function SignOutEverywhere() {
  const pending = usePending('sign-out-everywhere');
  return (
    <Form method="post" action="/account/settings">
      <input type="hidden" name="intent" value="sign-out-everywhere" />
      <IdempotencyField />
      <Button look="secondary" disabled={pending}>
        {pending ? 'Signing out...' : 'Sign out everywhere'}
      </Button>
    </Form>
  );
}

const DELETE_PART = '/account/settings#delete-account';

function DeleteAccount({ confirm }: { confirm: boolean }) {
  if (!confirm) {
    return (
      // a GET: this step only asks; a whole page that loads shows this part again
      <Form method="get" action={DELETE_PART} preventScrollReset>
        <input type="hidden" name="step" value="delete" />
        <Button look="danger">Delete my account</Button>
      </Form>
    );
  }
  return <ConfirmDelete />;
}

/** The second step; it takes the focus that the first step's button had. */
function ConfirmDelete() {
  const pending = usePending('delete-account');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.focus({ preventScroll: true }), []);
  return (
    <Form
      ref={form}
      tabIndex={-1}
      method="post"
      action="/account/settings"
      aria-label="Delete everything, for good?"
      className="rounded-xl border border-danger bg-danger-soft p-5 outline-none"
    >
      <input type="hidden" name="intent" value="delete-account" />
      <IdempotencyField />
      <p className="font-semibold">Delete everything, for good?</p>
      <p className="mt-1">
        Your conversations, your library, your credits and your referrals go with the account. Nobody can
        bring them back, and a paid plan ends with it.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="danger" disabled={pending} className="bg-card">
          {pending ? 'Deleting...' : 'Yes, delete my account'}
        </Button>
        <ButtonLink to={DELETE_PART} look="quiet" preventScrollReset>
          Keep my account
        </ButtonLink>
      </div>
    </Form>
  );
}

/** Theme, password, sessions, export and deletion: each a plain form. */
export function SettingsPanel({ email, theme, hasPassword, confirmDelete, reply }: SettingsPanelProps) {
  return (
    <Card>
      <h2 className="mb-7 font-display text-2xl font-semibold">Settings</h2>
      <Part title="Theme" text="System follows your device, also when it changes by night.">
        <ThemeChoice from="/account/settings" theme={theme} />
      </Part>
      <Part title="Password" text="Every other device is signed out when it changes.">
        {hasPassword ? (
          <ChangePassword email={email} reply={reply} />
        ) : (
          <p>
            You sign in without a password.{' '}
            <Link to="/request-reset" className="underline underline-offset-4">
              Ask for a link to set one
            </Link>
            .
          </p>
        )}
      </Part>
      <Part title="Devices" text="Ends every session, on this device too.">
        <SignOutEverywhere />
      </Part>
      <Part title="Your data" text="Everything we keep about you, as a JSON file.">
        <a href="/account/export" download className={buttonClass('secondary')}>
          Export my data
        </a>
      </Part>
      <Part id="delete-account" title="Account" text="Deletes the account and everything in it, at once.">
        <DeleteAccount confirm={confirmDelete} />
      </Part>
    </Card>
  );
}
