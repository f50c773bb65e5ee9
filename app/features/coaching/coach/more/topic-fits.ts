/**
 * Is what she says about the topic of a word in it? 'A rose household' after a laundry accident is about no drinks, and a policeman 'on a
 * horse' about no pets: what is said of those means something else.
 */
import type { Conversation } from '../conversation';
import { countWords } from '../text';
import type { TopicHit } from '../topic-hits';
import { meaningOf } from './encoder/meaning';
import { nearTopic } from './finer';
import { languageIn } from './language-id';

/** Settled on chats of the sets l to q: below it most topics are only named in passing. */
const LEAST = 0.12;
/** In fewer words, or a picture, nothing but the topic can be meant. */
const FEWEST = 3;

/** 'My love language is sleeping' is about no language. */
const LOVE_LANGUAGE = /\blove languages?\b/i;
/** At a school, where the parents are other people's. */
const PARENTS_EVENING = /\bparents['’]? (?:evening|night|meeting|day)s?\b/i;

/** A neighbour's pet that barks at night is none of hers. */
const PET_OF_ANOTHER =
  /\b(?:neighbou?rs?'?s?|upstairs|downstairs|next ?door'?s?|someone'?s|somebody'?s|some (?:guy|man|woman)'?s|strangers?'?s?|landlord'?s|barking|barked)\b/i;
const HOT_DOG = /^(?!.*\b(?:my (?:dog|puppy|pup)|puppy|walk\w*)\b).*\bhot ?dogs?\b/i;
const PETS = new Set(['dog', 'cat', 'pets']);

/** Who was passed over is not congratulated. */
const NO_GOOD_NEWS =
  /\b(?:passed over|(?:didn'?t|did not|don'?t|haven'?t|never) (?:even )?(?:get|got|pass|win|make it)|turned (?:me )?down|reject\w*|missed out|unsuccessful|no (?:luck|joy|promotion|job)|someone else|somebody else|the (?:guy|man|girl|woman) who got)\b/i;

/** 'I came down the stairs like a toddler' is about no children. */
function isLikened({ surface, line }: TopicHit): boolean {
  const word = surface.replace(/[^\p{L}\p{N} '-]/gu, '');
  if (!word || !/\blike\b/i.test(line)) return false;
  if (/^(?:\W|just|sort of|kind of|kinda)*like (?:when|if|a|an|the)\b/i.test(line)) return true;
  const likened = new RegExp(
    `(?<!\\b(?:i|you|we|they|do|would|don't|really|people|'d) )\\blike (?:an?|some|two|my|the) (?:\\p{L}+ ){0,2}${word}`,
    'giu',
  );
  return likened.test(line) && !line.replace(likened, '').toLowerCase().includes(word.toLowerCase());
}

export function topicsThatFit(hits: readonly TopicHit[], c: Conversation): readonly TopicHit[] {
  // A profile names what it is about one after the other.
  if (c.boy.length === 0 && (c.girl.length > 1 || hits.length > 2)) return hits;
  // The encoder knows English only.
  if (languageIn(c)) return hits;
  return hits.filter(
    (h) =>
      !(h.topic.id === 'parents' && PARENTS_EVENING.test(h.line)) &&
      !(h.topic.id === 'language' && LOVE_LANGUAGE.test(h.line)) &&
      !(PETS.has(h.topic.id) && HOT_DOG.test(h.line)) &&
      !(PETS.has(h.topic.id) && PET_OF_ANOTHER.test(h.line) && !/\bmy\b/i.test(h.line)) &&
      !(h.topic.id === 'newjob' && NO_GOOD_NEWS.test(h.line)) &&
      !isLikened(h) &&
      (countWords(h.line) < FEWEST || (nearTopic(h.topic.id, meaningOf(h.line)) ?? 1) >= LEAST),
  );
}
