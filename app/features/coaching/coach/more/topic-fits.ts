/**
 * Is what she says about the topic of a word in it? 'A rose household' after a laundry accident is about no drinks, and a policeman 'on a
 * horse' about no pets: what is said of those means something else.
 */
import { createHash } from 'node:crypto';
import type { Topic, TopicLine } from '../content/topic';
import type { Conversation } from '../conversation';
import { countWords } from '../text';
import type { TopicHit } from '../topic-hits';
import { meaningOf } from './encoder/meaning';
import { nearTopic } from './finer';
import { languageIn } from './language-id';

/** Settled on chats of the sets l to q: below it most topics are only named in passing. */
const LEAST = 0.12;

const FEWEST = 3;

export function topicsThatFit(hits: readonly TopicHit[], c: Conversation): readonly TopicHit[] {
  // A profile names what it is about one after the other.
  if (c.boy.length === 0 && (c.girl.length > 1 || hits.length > 2)) return hits;
  // The encoder knows English only.
  if (languageIn(c)) return hits;
  // Of a picture or two words nothing else can be meant.
  return hits.filter(
    (h) => countWords(h.line) < FEWEST || (nearTopic(h.topic.id, meaningOf(h.line)) ?? 1) >= LEAST,
  );
}

/** A line of a topic as it is when it is said. */
export function textOf({ id }: Topic, { text }: TopicLine): string {
  return text.replace(/\{[^}]*\}/g, id);
}

/** Changes with what is said of the topics. */
export function topicsDigest(topics: readonly Topic[]): string {
  const of = createHash('sha256');
  for (const t of topics) for (const l of t.lines) of.update(textOf(t, l));
  return of.digest('hex').slice(0, 16);
}
