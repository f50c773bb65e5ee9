/** What a sentence or message tells, learned from the lines in tests/eval/coach/tellings by scripts/train-kinds.mjs; finer.ts knows more of it. */
import { topicsIn } from '../topic-hits';
import { meaningOf, prepare } from './encoder/meaning';
import { bucket, featuresOf } from './features';
import { toldFiner } from './finer';
import { classifier, type Found } from './sparse';
import * as weights from './told-weights';

/** Its words, and the topics the rules see in them: these know many words for one thing. */
export function toldFeaturesOf(text: string): Int32Array {
  const topics = new Set(topicsIn([[text]]).map((t) => t.topic.id));
  return Int32Array.from(new Set([...featuresOf(text, null), ...[...topics].map((id) => bucket(`T:${id}`))]));
}

const classify = classifier(weights);
/** From here on a finer kind is spoken to: it lies within a broad one, or beside them. */
const SURE_OF_FINER = 0.8;

export function toldIn(texts: readonly string[]): Found[] {
  prepare(texts);
  return texts.map((text) => {
    const finer = toldFiner(meaningOf(text));
    if (finer.sure >= SURE_OF_FINER) return finer;
    return classify(text, () => ({ features: toldFeaturesOf(text), meaning: meaningOf(text) }));
  });
}
