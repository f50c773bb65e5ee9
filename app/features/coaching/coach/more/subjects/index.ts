/** What people write in profiles and what can be said of it: some 330 subjects, the prompts of dating apps, wishes, traits and occasions. */
import { hitsIn, type Subject, subjectTable } from '../../subjects';
import { BOOKS_AND_CRAFTS } from './books-and-crafts';
import { FOOD } from './food';
import { HOME } from './home';
import { JOBS } from './jobs';
import { MUSIC } from './music';
import { NOT_TO_OPEN_WITH } from './not-to-open-with';
import { OCCASIONS } from './occasions';
import { PROMPTS } from './prompts';
import { SPORT } from './sport';
import { TRADES_AND_LIFE } from './trades-and-life';
import { TRAITS } from './traits';
import { TRAVEL_AND_SELF } from './travel-and-self';
import { WISHES } from './wishes';

const WHOLE = true;

/** Made of its tables when first asked for. */
function lazily(tables: readonly string[], whole: boolean): () => readonly Subject[] {
  let made: readonly Subject[] | null = null;
  return () => {
    made ??= tables.flatMap((t) => subjectTable(t, whole));
    return made;
  };
}

const WISH =
  /\b(?:look(?:ing)? for|seeking|want|would (?:love|like)|i'?d (?:love|like)|hoping|hope|someone|somebody|need|after|company|meet)\b/i;
const labels = lazily([PROMPTS], !WHOLE);
const wishes = lazily([WISHES], WHOLE);

export const SUBJECTS = {
  ofProfiles: lazily(
    [SPORT, FOOD, MUSIC, BOOKS_AND_CRAFTS, HOME, JOBS, TRADES_AND_LIFE, TRAVEL_AND_SELF],
    WHOLE,
  ),
  ofTraits: lazily([TRAITS], WHOLE),
  ofOccasions: lazily([OCCASIONS], WHOLE),
  askedBy: (label: string) => hitsIn(labels(), label)[0] ?? null,
  wishesIn: (text: string, label: string | null) => (WISH.test(label ?? text) ? hitsIn(wishes(), text) : []),
  notToOpenWith: NOT_TO_OPEN_WITH,
};
