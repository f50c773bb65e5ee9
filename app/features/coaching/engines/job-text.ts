/** The parts of a job that a person wrote: what the safety rules read and the shield hides. Pure. */
import { type Shielded, shield } from '../prompts/shield';
import type { CoachJob } from '../types';

const DASHBOARD = ['currentBio', 'interests', 'career', 'lookingFor', 'lifestyle'] as const;
const STANDALONE = ['currentBio', 'interests', 'goals', 'photos'] as const;

function fieldsOf(job: CoachJob): string[] {
  switch (job.kind) {
    case 'replies':
      return [job.conversation];
    case 'openers':
      return [job.profileDetails];
    case 'profile':
      return job.variant === 'dashboard'
        ? DASHBOARD.map((name) => job.profile[name])
        : STANDALONE.map((name) => job.profile[name]);
    case 'library':
      return [job.context, ...job.avoid];
  }
}

function withFields(job: CoachJob, fields: readonly string[]): CoachJob {
  const at = (index: number) => fields[index] ?? '';
  switch (job.kind) {
    case 'replies':
      return { ...job, conversation: at(0) };
    case 'openers':
      return { ...job, profileDetails: at(0) };
    case 'profile': {
      if (job.variant === 'dashboard') {
        const profile = { ...job.profile };
        DASHBOARD.forEach((name, index) => {
          profile[name] = at(index);
        });
        return { ...job, profile };
      }
      const profile = { ...job.profile };
      STANDALONE.forEach((name, index) => {
        profile[name] = at(index);
      });
      return { ...job, profile };
    }
    case 'library':
      return { ...job, context: at(0), avoid: fields.slice(1) };
  }
}

/** Everything the person wrote, one field after the other. */
export function jobText(job: CoachJob): string {
  return fieldsOf(job).join('\n');
}

/** The control picture for "record separator": no rule of the shield matches across it. */
const SEPARATOR = '\n\u241E\n';

/** The job with names and numbers hidden, the same one by the same placeholder in every field. */
export function shieldJob(job: CoachJob): {
  job: CoachJob;
  hidden: Shielded['hidden'];
  restore: Shielded['restore'];
} {
  const joined = fieldsOf(job)
    .map((field) => field.replaceAll('\u241E', ' '))
    .join(SEPARATOR);
  const { text, hidden, restore } = shield(joined);
  return { job: withFields(job, text.split(SEPARATOR)), hidden, restore };
}
