/** Which of the things she names is what she speaks of, and which only occur: 'the lasagne', not 'the air' of one cooked with one thumb in the air. */
import { isThing } from '../keywords';
import { closeness } from './encoder/meaning';

/** How much it counts beside the rest, and how many are compared. */
const WEIGHT = 8;
const MOST_COMPARED = 3;
/** What is so much less near than the nearest only occurs. */
const LEAST = 0.6;
const NOT_SPOKEN_OF = -9;

/** What she calls him is nothing to ask about. */
const CALLS_HIM =
  /^(?:babe|baby|bae|hun|hon|honey|darling|sweetheart|sweetie|mate|dear|bro|dude|sir|mister|madam|lad)s?$/i;

/** Too near to her to be taken up by a stranger, or no thing at all. */
const NOT_TAKEN_UP =
  /^(?:(?:\d+|two|three|four|five|six) (?:wks?|weeks?|days|hours|hrs|mins?|months|years|yrs)|wks?|weekends|third|count|horizontal|vertical|civili[sz]ed|civil|country|counsell?ors?|therapists?|brought|bought|caught|taught|thought|went|came|gave|took|told|said|got|made|found|kept|won|wore|woke|sang|sat|stood|swore|threw|ate|drank|drove|flew|grew|knew|met|paid|ran|sold|sent|slept|spent|wrote|broke|chose|fell|forgot|froze|heard|held|lost|meant|quit|rang|shook|stole|stuck|bikini(?: bottoms)?|boxers|\w+ (?:standing|sitting|lying|running)|(?:slow|late) repl(?:y|ies)|babysitters?|breasts?|boobs?|nipples?|periods?|womb|ovar(?:y|ies)|thighs?|bum|butt|bra|knickers|pants|underwear|herself|himself|themselves|myself|ourselves|depends|respect|good|fine|okay|ok|nice|great|bad|normal|same|alright|smooth|perfect|cool|handful|home|halfway|download|head|feet|bed|time|thing|things|way|lot|bit|kind|sort|favou?rites|nights?|weeks?|mornings?|evenings?|months?|years?|ears|eyes|mouth|mess|games|hung ?over|quality|star sign|dicks?(?: pics?)?|guys|girls|lads|boys|men|women|person|people|part|ones?|everything|something|anything|nothing|whole|rest|reason|guy|man|woman|bloke|lady|meeting people(?: from)?|replies|reply|texts?|messages?|conversation|sometime|someday|company|match|heard|recommendations?|loyal|posts?|blush|hugger|rose|(?:.* )?i'm(?: .*)?|whether|minimum|maximum|grand|class|rush|sideways|upwards|downwards|backwards|forwards|rung|questions|joke|date|cheek|brains?)$/i;

/** What is done, and no thing: 'terrible at checking this app'. */
const ONLY_DONE =
  /^(?:check|go|do|get|tak|mak|hav|be|try|think|look|say|see|com|us|keep|giv|ask|talk|text|reply|answer|wait|work|start|stop|mov|leav|liv|stay|sit|stand|lay|ly|feel|know|want|need|lov|lik|hat|find|los|pay|spend|rewatch|watch|tell|call|send|bring|eat|put|turn|happen|wear|hop|plan|meet|miss|pretend|apologis|apologiz|complain|laugh|smil|cry|sleep|wak|fall|rush|hurry|scroll|swip|match|delet|typ|writ|read)(?:n|t|d|m|p|g)?ing$/i;

export const isTakenUp = (word: string): boolean => !NOT_TAKEN_UP.test(word) && !ONLY_DONE.test(word);

/** Changes the scores of the best ones. */
/** 'I sound like a frog': there is no frog. */
const isLikened = (word: string, text: string) =>
  new RegExp(
    `\\b(?:sounds?|looks?|feels?|felt|looked|sounded|smells?) (?:a bit |a little |kind of |sort of |just )?like (?:(?:an?|the|some) (?:\\w+ )?)?${word.replace(/[^\w ]/g, '.')}`,
    'i',
  ).test(text);

export function preferNear(things: Map<string, { score: number }>, text: string): void {
  // 'The best man fainted': what somebody did is no thing.
  for (const word of [...things.keys()]) if (/^\p{Ll}+ed$/u.test(word) && !isThing(word)) things.delete(word);
  for (const [word, thing] of things)
    if (CALLS_HIM.test(word) || !isTakenUp(word) || isLikened(word, text)) thing.score = NOT_SPOKEN_OF;
  if (things.size < 2) return;
  const best = [...things].sort((a, b) => b[1].score - a[1].score).slice(0, MOST_COMPARED);
  const near = closeness(
    best.map(([word]) => word),
    text,
  );
  const mean = near.reduce((a, b) => a + b, 0) / near.length;
  const least = LEAST * Math.max(...near);
  for (const [i, [, thing]] of best.entries()) {
    const own = near[i] ?? 0;
    thing.score = own < least ? NOT_SPOKEN_OF : thing.score + WEIGHT * (own - mean);
  }
}
