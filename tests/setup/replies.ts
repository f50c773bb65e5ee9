import { coach } from '../../app/features/coaching/coach';

/** The three replies to a conversation, by what the coach knows at the time. */
export function repliesTo(conversation: string): string[] {
  const answer = coach({ kind: 'replies', conversation, advanced: true });
  if (answer.outcome !== 'answered') throw new Error(answer.outcome);
  return answer.suggestions.map((s) => s.text);
}
