/** An age under 18 where a profile or a few words about her state one: the signs were learned from chats, where nobody writes 'Lily, 15'. */
const YOUNG =
  '(?:1[0-7]|thirteen|fourteen|fifteen|sixteen|seventeen)(?=[- ]*(?:$|[,.|!;)]|yo\\b|y\\/o|years? ?-?old|yrs?\\b|and\\b|but\\b|from\\b|now\\b|with\\b))';
/** At the start of a line, after a name or none. */
const STATED = new RegExp(
  `^[^\\p{L}\\p{N}\\n]*(?:(?:hi|hey|hello)\\W+)?(?:(?:i'?m|my name is)\\s+)?(?:\\p{L}+\\s*[-,|(]\\s*)?${YOUNG.replace('[,', '[-,')}|^\\p{L}+ 1[3-7] \\p{L}+$`,
  'imu',
);
/** Of oneself, or of whom it is all about. */
const TOLD = new RegExp(
  `\\b(?:i'?m|i am|age:?|age is|she'?s|she is|he'?s|he is|crush is|turned|i'?m \\p{L}+,|an?)\\s+(?:only |just |still |nearly |turning )*${YOUNG}`,
  'giu',
);
/** Whose age it may be instead: a child's, a pet's, or that of long ago. */
const ANOTHERS =
  /\b(?:daughters?|sons?|kids?|child\w*|boys?|nieces?|nephews?|sisters?|brothers?|cousins?|dogs?|cats?|pupp\w+|horses?|teach\w*|students?|pupils?|m[ou]m|mother|dad|father|parent|when|since|was|were|until|till|for|of|got|own|have|has|had)\b.{0,40}$/i;
const AT_SCHOOL =
  /\b(?:freshman|sophomore|junior|senior) (?:in|at) high ?school\b|\bhigh ?school (?:freshman|sophomore|junior|student)\b|\bmy (?:gcses|a[- ]levels)\b|\bsixth form(?=[.,!]|$)|\b(?:she(?:'?s| is)|i(?:'?m| am)) (?:still )?in (?:high school|(?:7|8|9|10|11)th grade)\b|\b(?:7|8|9|10|11)th grader\b|\bschoolgirl\b/i;
const GROWN = /\b(?:1[89]|[2-9]\d)\b/;

/** `text` is a profile or part of one, or says something about her; several lines long or one. */
export function saysUnder18(text: string): boolean {
  return (
    STATED.test(text) ||
    (AT_SCHOOL.test(text) && !GROWN.test(text)) ||
    [...text.matchAll(TOLD)].some((m) => /^age/i.test(m[0]) || !ANOTHERS.test(text.slice(0, m.index)))
  );
}
