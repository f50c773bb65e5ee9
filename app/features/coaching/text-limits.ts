/** What the browser checks without zod, which is kept off the first load. */
export const CONVERSATION_MAX = 20_000;
export const EMPTY_TEXT = 'Please enter some text to analyze';
/** Counts as zod does on the server: many emoji are one character there and two units of a string. */
export function isLongerThan(most: number, text: string): boolean {
  return text.length > most && [...text].length > most;
}

export const TOO_LONG_TEXT = `Please shorten the text to at most ${CONVERSATION_MAX.toLocaleString('en')} characters`;
