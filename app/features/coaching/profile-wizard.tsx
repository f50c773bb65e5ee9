import { Form } from '@remix-run/react';
import { Card } from '~/ui/card';
import { TextArea } from '~/ui/field';
import { type FormReply, IdempotencyField } from '~/ui/form';
import { useFormAddress } from '~/ui/form-address';
import { AskCoach } from './coach-status';
import type { EngineConfig } from './engines';
import {
  DASHBOARD_PROFILE_FIELDS,
  type ProfileField,
  profileText,
  readProfileText,
  STANDALONE_PROFILE_FIELDS,
} from './profile-fields';
import { ProfileRecommendations } from './profile-recommendations';
import { savedSuggestions } from './saved-suggestions';
import type { CoachingSession } from './schemas';
import { SuggestionList } from './suggestion-list';
import { type DashboardProfile, RESULTS_ID, type StandaloneProfile } from './types';
import { type Question, useCoach } from './use-coach';
import { useIslandForm } from './use-island-form';

export interface ProfileWizardProps {
  engine: EngineConfig;
  path: string;
  reply: FormReply | null | undefined;
  /** the session a form without JavaScript has just saved */
  current: CoachingSession | null;
}

/** The dashboard's Profile Wizard: five fields, three enhancements. */
export function ProfileWizard(props: ProfileWizardProps) {
  const fields = DASHBOARD_PROFILE_FIELDS;
  const { state, ask, cancel } = useCoach(props.engine);
  const address = useFormAddress(props.path);
  const wizard = useIslandForm({
    id: 'profile-wizard',
    reply: props.reply,
    defaultValue: savedFields(fields, props.current),
    loadSchema: () => import('./schemas').then((schemas) => schemas.DashboardProfileSchema),
    busy: state.phase === 'analyzing',
    onValid: (profile: DashboardProfile) =>
      void ask({
        ...questionFor(fields, { ...profile }),
        job: { kind: 'profile', variant: 'dashboard', profile },
        screen: 'dashboard-profile',
      }),
  });
  const suggestions = shownSuggestions(state, props.current);
  return (
    <Card>
      <h2 className="text-xl font-semibold">Profile Wizard</h2>
      <p className="mt-1 text-muted">Three enhancements for your profile, made of your own facts.</p>
      <Form method="post" action={address} {...wizard.formProps} className="mt-5">
        <IdempotencyField key={props.current?.id} reply={props.reply} />
        <ProfileFields fields={fields} field={wizard.field} />
        <AskCoach
          state={state}
          ask="Get Profile Enhancement Suggestions"
          {...STATUS}
          ready="Three enhancements are ready."
          onCancel={cancel}
        />
      </Form>
      {suggestions ? (
        <section id={RESULTS_ID} tabIndex={-1} className="mt-6" aria-label="Enhancements">
          <SuggestionList noun="Enhancement" suggestions={suggestions} psychologyLabel="Why it works:" />
        </section>
      ) : null}
    </Card>
  );
}

/** The Profile Optimization Wizard: four fields, and a panel of four recommendations. */
export function ProfileOptimizationWizard(props: ProfileWizardProps) {
  const fields = STANDALONE_PROFILE_FIELDS;
  const { state, ask, cancel } = useCoach(props.engine);
  const address = useFormAddress(props.path);
  const wizard = useIslandForm({
    id: 'profile-optimization-wizard',
    reply: props.reply,
    defaultValue: savedFields(fields, props.current),
    loadSchema: () => import('./schemas').then((schemas) => schemas.StandaloneProfileSchema),
    busy: state.phase === 'analyzing',
    onValid: (profile: StandaloneProfile) =>
      void ask({
        ...questionFor(fields, { ...profile }),
        job: { kind: 'profile', variant: 'standalone', profile },
        screen: 'standalone-profile',
      }),
  });
  const suggestions = shownSuggestions(state, props.current);
  return (
    <>
      <Card>
        <h2 className="text-xl font-semibold">Your profile today</h2>
        <p className="mt-1 text-muted">What is there now, and what you hope for.</p>
        <Form method="post" action={address} {...wizard.formProps} className="mt-5">
          <IdempotencyField key={props.current?.id} reply={props.reply} />
          <ProfileFields fields={fields} field={wizard.field} />
          <AskCoach
            state={state}
            ask="Analyze Profile"
            {...STATUS}
            ready="Four recommendations are ready."
            onCancel={cancel}
          />
        </Form>
      </Card>
      {suggestions ? (
        <div id={RESULTS_ID} tabIndex={-1}>
          <ProfileRecommendations suggestions={suggestions} />
        </div>
      ) : null}
    </>
  );
}

const STATUS = {
  analyzing: 'Analyzing your profile...',
  failed: 'There are no suggestions yet: what you wrote is still here.',
} as const;

function questionFor(
  fields: readonly ProfileField[],
  profile: Record<string, string>,
): Pick<Question, 'type' | 'conversationText'> {
  return { type: 'profile-wizard', conversationText: profileText(fields, profile) };
}

/** Without JavaScript the page comes back with what was sent in the fields. */
function savedFields(
  fields: readonly ProfileField[],
  current: CoachingSession | null,
): Record<string, string> | undefined {
  return (current && readProfileText(fields, current.conversationText)) ?? undefined;
}

function shownSuggestions(state: ReturnType<typeof useCoach>['state'], current: CoachingSession | null) {
  if (state.phase === 'done') return state.suggestions;
  return state.phase === 'idle' && current ? savedSuggestions(current) : null;
}

function ProfileFields({
  fields,
  field,
}: {
  fields: readonly ProfileField[];
  field: ReturnType<typeof useIslandForm>['field'];
}) {
  return (
    <div className="mb-3 grid gap-x-5 gap-y-3 md:grid-cols-2">
      {fields.map(({ name, label, placeholder }, index) => (
        <div key={name} className={index === 0 && fields.length % 2 === 1 ? 'md:col-span-2' : ''}>
          <TextArea label={label} placeholder={placeholder} rows={4} {...field(name)} />
        </div>
      ))}
    </div>
  );
}
