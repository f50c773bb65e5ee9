/**
 * Conversations for the instrument, in a form that is quick to write and to read:
 *
 *   # id | expect | about words | /what an answer to her open question contains/
 *   G: her line
 *   B: his line
 *
 * expect: ok, declined, caring, minor, sexual, hate or threat. The last two parts may be empty. `about` are
 * words, besides her own, that show a reply refers to what she said.
 */
export type Expectation = 'ok' | 'declined' | 'caring' | 'minor' | 'sexual' | 'hate' | 'threat';

export interface ConversationCase {
  id: string;
  expect: Expectation;
  about: string[];
  /** What each reply must match to count as an answer to her open question; null when she asks nothing. */
  answer: RegExp | null;
  text: string;
}

export function parseCases(source: string): ConversationCase[] {
  return source
    .split(/^# /m)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) => {
      const [head = '', ...body] = block.split('\n');
      const [id = '', expect = 'ok', about = '', ...rest] = head
        .split(/ \|(?= |$)/)
        .map((part) => part.trim());
      const answer = rest.join(' |').trim();
      return {
        id: id.trim(),
        expect: expect.trim() as Expectation,
        about: about.split(/\s+/).filter(Boolean),
        answer: answer.length > 2 ? new RegExp(answer.slice(1, -1), 'i') : null,
        text: body
          .map((l) => l.replace(/^G: ?/, 'Girl: ').replace(/^B: ?/, 'Boy: '))
          .join('\n')
          .trim(),
      };
    });
}
