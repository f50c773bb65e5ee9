/**
 * What a sentence asks, learned from the lines in tests/eval/coach/questions by scripts/train-kinds.mjs. The rules' own finding is
 * one of its features.
 */
import { featuresOf } from './features';
import * as weights from './question-weights';
import { classifier, type Found } from './sparse';

const classify = classifier(weights);

export function kindOf(sentence: string, byRule: string | null): Found {
  return classify(`${byRule}\u0000${sentence}`, () => featuresOf(sentence, byRule));
}
