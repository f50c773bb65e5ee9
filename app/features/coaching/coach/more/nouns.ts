/** Things that can be asked about. */
export const MORE_NOUNS = String.raw`
dog
`;
