/** What the server's coach knows beside the device's. */
import type { MoreKnowledge } from '../knowledge';
import { askedIn, toldAs } from './language-tables';
import { preferNear } from './nearness';
import { kindOf } from './question-kinds';
import { MORE_RULES } from './rules';
import { SURE, scoresOf } from './sign-scores';
import { toldIn } from './told-kinds';

export const MORE: MoreKnowledge = {
  ...MORE_RULES,
  inLanguage: { asked: askedIn, told: toldAs },
  kindOf,
  preferNear,
  signs: { scoresOf, sure: SURE },
  toldIn,
};
