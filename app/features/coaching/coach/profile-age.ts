/** An age under 18 where a profile states one's own: the signs were learned from chats, where nobody writes 'Lily, 15'. */
const OWN_AGE =
  /(?:^[^\p{L}\p{N}]*(?:(?:hi|hey|hello)\W+)?(?:(?:i'?m|my name is)\s+)?(?:\p{L}+\s*[,|(]\s*)?|\b(?:i'?m|i am|age:?)\s+(?:\p{L}+,\s*)?)1[3-7](?=\s*(?:$|[,.|!)]|yo\b|y\/o|years? old|and\b|from\b))/imu;
const AT_SCHOOL =
  /\b(?:freshman|sophomore|junior|senior) (?:in|at) high ?school\b|\bhigh ?school (?:freshman|sophomore|junior|student)\b|\bmy (?:gcses|a[- ]levels)\b|\bsixth form(?=[.,!]|$)/i;
const GROWN = /\b(?:1[89]|[2-9]\d)\b/;

/** `text` is a profile or part of one, several lines long or one. */
export function saysUnder18(text: string): boolean {
  return OWN_AGE.test(text) || (AT_SCHOOL.test(text) && !GROWN.test(text));
}
