/** Text as both databases keep it: PostgreSQL takes no NUL and no half of a surrogate pair, and nobody means to type one. */
export function cleanText(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '');
}

/** A name that something is looked up by, or null: what cannot be stored names nothing. */
export function lookUpName(name: string | null | undefined): string | null {
  return name && cleanText(name) === name ? name : null;
}
