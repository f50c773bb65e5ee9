/** What the server's coach knows beside the device's. */

import { pack } from '../content/other-languages';
import type { MoreKnowledge } from '../knowledge';
import { heavyNote, MORE_CLICHES, MORE_PHOTO_CHECKS, PICTURES } from './advice';
import { askedByContext } from './asked-by-context';
import { wider } from './bridges';
import { echoPart } from './echo';
import { feelOf } from './feels';
import { firstWordsIn } from './first-words-abroad';
import { fits } from './fits';
import { briefly, hisLines, hisThings } from './his-things';
import { HI_PACK } from './language-hi';
import { languageIn } from './language-id';
import { askedIn, toldAs } from './language-tables';
import { leavingParts } from './leaving';
import { momentBy } from './moment-by';
import { nearQuestion, nearTelling } from './near-entries';
import { preferNear } from './nearness';
import { kindOf } from './question-kinds';
import { restate } from './restate';
import { MORE_RULES } from './rules';
import { SURE, scoresOf } from './sign-scores';
import { SUBJECTS } from './subjects';
import { thingsNamed } from './thing-worth';
import { toldIn } from './told-kinds';
import { toldPart } from './told-part';
import { topicsThatFit } from './topic-fits';
import { waitingParts } from './waiting';

export const MORE: MoreKnowledge = {
  ...MORE_RULES,
  askedByContext,
  echoPart,
  his: { things: hisThings, lines: hisLines, briefly },
  languageIn,
  leaving: leavingParts,
  inLanguage: { asked: askedIn, told: toldAs },
  packs: { hi: pack(HI_PACK) },
  feelOf,
  firstWordsIn,
  fits,
  kindOf,
  momentBy,
  advice: { cliches: MORE_CLICHES, pictures: PICTURES, photos: MORE_PHOTO_CHECKS, heavyNote },
  preferNear,
  rareQuestion: nearQuestion,
  rareTelling: nearTelling,
  restate,
  signs: { scoresOf, sure: SURE },
  subjects: SUBJECTS,
  thingsNamed,
  toldIn,
  toldPart,
  topicsThatFit,
  waiting: waitingParts,
  wider,
};
