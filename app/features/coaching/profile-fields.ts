/** The fields of both profile wizards, and the text that a session keeps of them. Pure. */

export interface ProfileField {
  name: string;
  label: string;
  placeholder: string;
}

export const DASHBOARD_PROFILE_FIELDS = [
  {
    name: 'currentBio',
    label: 'Current Bio',
    placeholder: 'Engineer by day, bad salsa dancer by night. Looking for someone to laugh with.',
  },
  {
    name: 'interests',
    label: 'Interests & Hobbies',
    placeholder: 'Bouldering on Tuesdays, restoring a 1978 Vespa, board games',
  },
  {
    name: 'career',
    label: 'Career & Education',
    placeholder: 'I design bridges; studied civil engineering in Graz',
  },
  {
    name: 'lookingFor',
    label: "What You're Looking For",
    placeholder: 'Someone curious who likes long dinners and short hikes',
  },
  {
    name: 'lifestyle',
    label: 'Values & Lifestyle',
    placeholder: 'Family on Sundays, early riser, mostly vegetarian',
  },
] as const satisfies readonly ProfileField[];

export const STANDALONE_PROFILE_FIELDS = [
  {
    name: 'currentBio',
    label: 'Current Bio',
    placeholder: 'Engineer by day, bad salsa dancer by night. Looking for someone to laugh with.',
  },
  {
    name: 'interests',
    label: 'Interests and Hobbies',
    placeholder: 'Bouldering on Tuesdays, restoring a 1978 Vespa, board games',
  },
  {
    name: 'goals',
    label: "What You're Looking For",
    placeholder: 'Someone curious who likes long dinners and short hikes',
  },
  {
    name: 'photos',
    label: 'Current Photos',
    placeholder: 'One mirror selfie, one with friends at a wedding, one on the Vespa',
  },
] as const satisfies readonly ProfileField[];

/** The parts of the standalone wizard's answer, in the order that every engine gives them. */
export const RECOMMENDATION_PARTS = ['Bio', 'Photos', 'Interests', 'Overall'] as const;

/** Each field under its label: what the history shows as the conversation. */
export function profileText(fields: readonly ProfileField[], values: Record<string, string>): string {
  return fields.map(({ name, label }) => `${label}:\n${values[name] ?? ''}`).join('\n\n');
}

/** The fields of a text made by `profileText`; null for any other text. */
export function readProfileText(
  fields: readonly ProfileField[],
  text: string,
): Record<string, string> | null {
  const values: Record<string, string> = {};
  let rest = `\n\n${text}`;
  for (const [index, { name, label }] of fields.entries()) {
    const head = `\n\n${label}:\n`;
    if (!rest.startsWith(head)) return null;
    rest = rest.slice(head.length);
    const next = fields[index + 1];
    const end = next ? rest.indexOf(`\n\n${next.label}:\n`) : rest.length;
    if (end < 0) return null;
    values[name] = rest.slice(0, end);
    rest = rest.slice(end);
  }
  return values;
}
