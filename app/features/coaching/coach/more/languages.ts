/** Tables of what is asked and told, by language. */
export const LANGUAGES: Readonly<Record<string, string>> = {};
