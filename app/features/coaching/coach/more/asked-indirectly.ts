/** A question put as something else, turned into one: 'i need to know how you take your tea' asks 'how do you take your tea'. */

const INDIRECT =
  /\b(?:(?:need|want|like|love|dying|got|have) to (?:know|ask|hear)|curious|wonder(?:ing)?|tell me|let me know|(?:don't|dont|do not|never) (?:even |actually |really )?(?:know|asked?(?: you)?|(?:told|said) me)|no idea)\b[,: ]+(?:(?:now|first|honestly|then|please|about) )?((?:what|how|which|where|who|why|when|if|whether)\b.*\b(?:you|your|u|ur)\b.*)$/i;

const UNKNOWN = /\b(?:i|i've|still|never)\b.{0,20}\b(?:don'?t|do not|never|no idea)\b/i;

const AUX = 'are|have|would|can|could|will|were|should|did';
const CONTRACTED: Readonly<Record<string, string>> = {
  "'re": 'are',
  "'ve": 'have',
  "'d": 'would',
  "'ll": 'will',
};

/** Null where nothing is asked so. */
export function askedDirectly(straight: string): string | null {
  const found = INDIRECT.exec(straight)?.[1];
  // 'I still don't know what you do?' asks in spite of its form.
  const clause = UNKNOWN.test(straight) ? found?.replace(/\?+\W*$/, '') : found;
  if (!clause || clause.includes('?')) return null;
  const said = clause
    .replace(/\b(?:u|ya)\b/gi, 'you')
    .replace(/\byou('re|'ve|'d|'ll)\b/gi, (_, end: string) => `you ${CONTRACTED[end.toLowerCase()]}`);
  const [, asks = '', verb, rest = ''] =
    new RegExp(
      `^(?:if|whether|((?:what|how|which|where|who|why|when)\\b.*?)) ?\\byou (?:(${AUX}) )?(.*)$`,
      'i',
    ).exec(said) ?? [];
  if (rest) return `${asks} ${verb ?? 'do'} you ${rest}?`.trim();
  // 'What your favourite dish is'
  const [, of, thing] = /^(what|who|where|how) (your .+) (?:is|are)\W*$/i.exec(said) ?? [];
  return of ? `${of}'s ${thing}?` : null;
}
