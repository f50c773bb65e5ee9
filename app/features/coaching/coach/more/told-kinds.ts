/** What a sentence or message tells, learned from the lines in tests/eval/coach/tellings by scripts/train-kinds.mjs. */
import { topicsIn } from '../topic-hits';
import { bucket, featuresOf } from './features';
import { classifier, type Found } from './sparse';
import * as weights from './told-weights';

/** Its words, and the topics the rules see in them: these know many words for one thing. */
export function toldFeaturesOf(text: string): Int32Array {
  const topics = new Set(topicsIn([[text]]).map((t) => t.topic.id));
  return Int32Array.from(new Set([...featuresOf(text, null), ...[...topics].map((id) => bucket(`T:${id}`))]));
}

const classify = classifier(weights);

export function toldIn(text: string): Found {
  return classify(text, () => toldFeaturesOf(text));
}
