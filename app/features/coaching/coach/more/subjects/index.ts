/** What people write in profiles and what can be said of it: some 330 subjects, the prompts of dating apps, wishes, traits and occasions. */
import { type Subject, subjectTable } from '../../subjects';
import { NOT_TO_OPEN_WITH } from './not-to-open-with';

const WHOLE = true;

/** Made of its tables when first asked for. */
function lazily(tables: readonly string[], whole: boolean): () => readonly Subject[] {
  let made: readonly Subject[] | null = null;
  return () => {
    made ??= tables.flatMap((t) => subjectTable(t, whole));
    return made;
  };
}

export const SUBJECTS = {
  ofProfiles: lazily([], WHOLE),
  ofLabels: lazily([], !WHOLE),
  ofWishes: lazily([], WHOLE),
  ofTraits: lazily([], WHOLE),
  ofOccasions: lazily([], WHOLE),
  notToOpenWith: NOT_TO_OPEN_WITH,
};
