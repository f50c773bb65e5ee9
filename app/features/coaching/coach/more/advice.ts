/** What the server's coach knows beside the device's of what men write in profiles. */
import { excerpt } from '../psychology';
import { sentences } from '../text';
import { isGrave } from './grave';

/** Further clichés: {q} is how he put it. */
export const MORE_CLICHES: readonly [RegExp, string][] = [
  [
    /\b(?:love|like|enjoy) (?:to )?travel(?:l?ing)?\b|^travel(?:l?ing)?$/i,
    '"{q}" is everybody\'s hobby: name one place and what happened there',
  ],
  [
    /\b(?:adventur(?:e|ous)|spontaneous|passionate|ambitious|loyal|honest|genuine|open[- ]minded|caring|fun[- ]loving)\b/i,
    '"{q}" is a claim: one short scene is believed',
  ],
  [/\bpartner in crime\b/i, '"{q}" is everywhere: name the crime'],
  [/\bwork hard,? play hard\b/i, '"{q}" says nothing yet: say what the play is'],
  [/\b(?:fluent in sarcasm|sarcas\w+)\b/i, '"{q}" is better shown in one dry line than announced'],
  [
    /\b(?:6'\d+"?|\d{3} ?cm|six (?:foot|feet)|6 ?ft)\b[^.]*|\bsince (?:apparently )?(?:it|that) matters\b/i,
    '"{q}": the number is fine, a comment on it sounds bitter',
  ],
  [
    /\b(?:(?:living|live|enjoying|enjoy) (?:my best |the )?life(?: (?:one day at a time|to the full\w*))?|one day at a time|(?:here )?for a good time,? not (?:for )?a long time|carpe diem|live,? laugh,? love|good vibes only|go with the flow|yolo)\b/i,
    '"{q}" could stand under any photo: cut it',
  ],
  [
    /\b(?:nice guys finish last|women (?:always|only|these days)[^.]*|(?:girls|women) who (?:can't|don't|only)[^.]*|gold ?diggers?)\b/i,
    '"{q}" sounds bitter: cut it, whatever happened',
  ],
  [
    /\b(?:swipe right if[^.]*|if you can keep up|can you keep up|good luck keeping up)\b/i,
    '"{q}" sets her a test: invite her instead',
  ],
  [
    /\b(?:(?:i )?don'?t (?:do|have|write|like) bios?|nothing in my bio[^.]*|no bio|bio (?:coming soon|later|pending)|idk what to (?:write|put|say)[^.]*|not (?:good|great) at (?:this|these|bios|writing)[^.]*|hate (?:these|bios|writing)[^.]*)/i,
    '"{q}" is no bio: one true sentence is enough to begin with',
  ],
  [
    /\b(?:just|only) (?:seeing|looking|checking|trying)[^.,]*|\bsee what(?:'s| is) (?:out there|happens)\b|\bmy (?:friend|sister|mate|brother|mum) made me\b/i,
    '"{q}" sounds half-hearted: leave it out',
  ],
  [/\bhey,? (?:i'?m|im) \p{L}+\b/iu, '"{q}": the app shows your name already'],
];

export const PICTURES: readonly [RegExp, string][] = [
  [/\bkind|\bsweet|\bwarm|\bcaring/i, 'what kindness looks like ("somebody who thanks the bus driver")'],
  [
    /\bfunny|humou?r|laugh|\bfun\b/i,
    'what you laugh about ("somebody who laughs before the end of her own joke")',
  ],
  [
    /\bhonest|genuine|authentic|sincere|loyal|trust/i,
    'what that means on a Tuesday ("somebody who says when she would rather stay in")',
  ],
  [
    /\bcurious|intelligent|smart|interesting/i,
    'what you would talk about at midnight ("somebody who looks things up halfway through dinner")',
  ],
  [
    /\badventur|spontan|travel|explor/i,
    'a plan made in five minutes ("somebody who says yes first and packs later")',
  ],
  [
    /\bambitio|driven|own life|independent/i,
    'what she is busy with ("somebody whose week is full and who makes room all the same")',
  ],
  [
    /\bfamily|kids|settle|marriage|wife|long[- ]term|serious|relationship|something real/i,
    'one everyday thing you would share in five years',
  ],
  [
    /\bcalm|patient|easy ?going|chill|relaxed|quiet/i,
    'a quiet evening that is good ("two books, one lamp, no phones")',
  ],
  [
    /\bactive|sport|fit\b|outdoor|healthy|hik|gym/i,
    'the Saturday you would share ("boots by nine, cake by noon")',
  ],
  [
    /\bsee (?:where|what)|casual|no pressure/i,
    'one thing you would like to do together, so that she need not guess',
  ],
];

const HEAVY =
  /\b(?:widow\w*|divorc\w+|separated|parkinson'?s|dementia|cancer|chemo|hospice|funeral|miscarriage|passed away|died|lost my|rehab|sober since|in recovery|custody)\b/i;

/** A loss, an illness, a separation: right to say, and no line to lead with. */
export function heavyNote(text: string): string | null {
  const said = sentences(text).find((s) => HEAVY.test(s) || isGrave(s));
  return said
    ? `"${excerpt(said.replace(/[.!]+$/, ''))}" is right to say: keep it short, not first, and let something light follow.`
    : null;
}

/** What photos show that are better taken again; looked at before the device's checks. */
export const MORE_PHOTO_CHECKS: readonly [RegExp, string][] = [
  [/\b(?:shirtless|topless|abs|flex\w*)\b/i, 'show the sport instead, with the shirt on'],
  [
    /\b(?:ex|with (?:a |my )?(?:girl|wom[ae]n|sister))\b/i,
    'say who she is or leave it out, she could be taken for an ex',
  ],
  [/\b(?:far|behind|back|blurry|filter\w*)\b/i, 'take it again in daylight, nearer'],
  [
    /\b(?:watch|money|bottle|club|drunk|(?:in|with|my) (?:my |a |the )?(?:new )?car|suit|linkedin|headshot)\b/i,
    'swap what you own or wear for what you do',
  ],
];
