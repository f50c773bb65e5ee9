/** The moment, better than the rules know it: by the feel of what she writes. */
import type { Conversation } from '../conversation';
import type { Moment } from '../moments';
import { isGlad, isReproach, proposes } from './between-the-two';
import { momentFits } from './feels';

/** Moments in which she may be hurt by him all the same. */
const BESIDE_REPROACH: readonly Moment[] = [null, 'laugh', 'dry', 'thanks', 'hello', 'badNews', 'compliment'];

export function momentBy(moment: Moment, c: Conversation): Moment {
  const messages = c.herOpenLines;
  // A bare smile takes up what he proposed.
  if (moment === 'dry' && isGlad(messages)) return proposes(c) ? 'planned' : 'laugh';
  if (BESIDE_REPROACH.includes(moment) && isReproach(messages)) return 'annoyed';
  return momentFits(moment, messages);
}
