/**
 * What a sentence asks, learned from the lines in tests/eval/coach/questions by scripts/train-kinds.mjs. The rules' own finding is
 * one of its features.
 */
import { meaningOf } from './encoder/meaning';
import { featuresOf } from './features';
import { askedFiner } from './finer';
import * as weights from './question-weights';
import { classifier, type Found } from './sparse';

const classify = classifier(weights);

/** How sure a finer kind must be; surer where no broad kind is seen either, as then it is likely something else. */
const SURE_OF_FINER = { beside: 0.64, alone: 0.8 };

export function kindOf(sentence: string, byRule: string | null): Found {
  const broad = classify(`${byRule}\u0000${sentence}`, () => ({
    features: featuresOf(sentence, byRule),
    meaning: meaningOf(sentence),
  }));
  const finer = askedFiner(meaningOf(sentence));
  const least = broad.kind ? Math.max(broad.sure, SURE_OF_FINER.beside) : SURE_OF_FINER.alone;
  return finer.sure > least ? finer : broad;
}
