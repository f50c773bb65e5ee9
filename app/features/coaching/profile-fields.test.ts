import { describe, expect, it } from 'vitest';
import {
  DASHBOARD_PROFILE_FIELDS,
  profileText,
  readProfileText,
  STANDALONE_PROFILE_FIELDS,
} from './profile-fields.ts';
import {
  CONVERSATION_MAX,
  DashboardProfileSchema,
  PROFILE_FIELD_MAX,
  StandaloneProfileSchema,
} from './schemas.ts';

const dashboard = {
  currentBio: 'I build bridges.\n\nAnd boats: small ones.',
  interests: 'climbing, chess',
  career: 'civil engineer',
  lookingFor: 'somebody curious',
  lifestyle: 'family on Sundays',
};

describe('profileText and readProfileText', () => {
  it('are each other’s inverse', () => {
    const text = profileText(DASHBOARD_PROFILE_FIELDS, dashboard);
    expect(text).toMatch(/^Current Bio:\nI build bridges\./);
    expect(text).toContain('\n\nInterests & Hobbies:\nclimbing, chess\n\nCareer & Education:\n');
    expect(readProfileText(DASHBOARD_PROFILE_FIELDS, text)).toEqual(dashboard);
  });

  it('do not take one wizard’s text, or any other, for the other’s', () => {
    const text = profileText(DASHBOARD_PROFILE_FIELDS, dashboard);
    expect(readProfileText(STANDALONE_PROFILE_FIELDS, text)).toBeNull();
    expect(readProfileText(DASHBOARD_PROFILE_FIELDS, 'Girl: hi')).toBeNull();
    expect(readProfileText(DASHBOARD_PROFILE_FIELDS, '')).toBeNull();
  });

  it('fit into a session however long the fields are', () => {
    const long = Object.fromEntries(
      DASHBOARD_PROFILE_FIELDS.map(({ name }) => [name, 'x'.repeat(PROFILE_FIELD_MAX)]),
    );
    expect(DashboardProfileSchema.safeParse(long).success).toBe(true);
    expect(profileText(DASHBOARD_PROFILE_FIELDS, long).length).toBeLessThanOrEqual(CONVERSATION_MAX);
  });
});

describe('the wizards’ schemas', () => {
  const firstMessages = (issues: { path: PropertyKey[]; message: string }[] = []) =>
    Object.fromEntries(issues.map((issue) => [String(issue.path[0]), issue.message]));

  it('ask for at least 10 characters in each field of the dashboard’s', () => {
    const nine = Object.fromEntries(DASHBOARD_PROFILE_FIELDS.map(({ name }) => [name, ' 123456789 ']));
    expect(firstMessages(DashboardProfileSchema.safeParse(nine).error?.issues)).toEqual({
      currentBio: 'Please provide your current bio (minimum 10 characters)',
      interests: 'Please describe your interests and hobbies',
      career: 'Please provide details about your career and education',
      lookingFor: "Please describe what you're looking for",
      lifestyle: 'Please describe your values and lifestyle',
    });
  });

  it('ask for something in each field of the standalone one', () => {
    const blank = Object.fromEntries(STANDALONE_PROFILE_FIELDS.map(({ name }) => [name, '  ']));
    const messages = {
      currentBio: 'Please provide your current bio',
      interests: 'Please list some of your interests',
      goals: "Please describe what you're looking for",
      photos: 'Please describe your current photos',
    };
    expect(firstMessages(StandaloneProfileSchema.safeParse(blank).error?.issues)).toEqual(messages);
    expect(firstMessages(StandaloneProfileSchema.safeParse({}).error?.issues)).toEqual(messages);
    const short = Object.fromEntries(STANDALONE_PROFILE_FIELDS.map(({ name }) => [name, 'x']));
    expect(StandaloneProfileSchema.safeParse(short).success).toBe(true);
  });
});
