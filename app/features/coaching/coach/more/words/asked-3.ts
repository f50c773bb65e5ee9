/** Words by which it is known what she asks. Form: word-rules.ts. */
export const ASKED_WORDS_3 = `

`;
