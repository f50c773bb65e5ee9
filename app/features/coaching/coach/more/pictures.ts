/** What makes a quality that somebody looks for a picture. */
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
