/** What the classifiers of tellings look at. */
import { ending, sentences } from '../text';
import { topicsIn } from '../topic-hits';
import { bucket, featuresOf } from './features';

/** No piece is longer, in characters, and no more messages are looked at: what matters stands at the end. */
const LONGEST = 400;
const MOST_MESSAGES = 30;

/** What may tell it: each sentence, and each message as a whole. */
export function piecesTold(messages: readonly string[]): string[] {
  const pieces = messages.slice(-MOST_MESSAGES).flatMap((m) => {
    const told = ending(m, LONGEST);
    return [...sentences(told), told];
  });
  return [...new Set(pieces)];
}

/** Its words, and the topics the rules see in them: these know many words for one thing. */
export function toldFeaturesOf(text: string): Int32Array {
  const topics = new Set(topicsIn([[text]]).map((t) => t.topic.id));
  return Int32Array.from(new Set([...featuresOf(text, null), ...[...topics].map((id) => bucket(`T:${id}`))]));
}
