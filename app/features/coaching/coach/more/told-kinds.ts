/** What her messages tell, learned from the lines in tests/eval/coach/tellings by scripts/train-kinds.mjs; finer.ts knows more of it, feels.ts less. */
import type { Told } from '../told';
import { meaningOf, prepare } from './encoder/meaning';
import { toldFiner } from './finer';
import { classifier, type Found } from './sparse';
import { piecesTold, toldFeaturesOf } from './told-features';
import * as weights from './told-weights';

const classify = classifier(weights);
/** From here on a finer kind is spoken to: it lies within a broad one, or beside them. */
const SURE_OF_FINER = 0.8;

function kindIn(text: string): Found {
  const finer = toldFiner(meaningOf(text));
  if (finer.sure >= SURE_OF_FINER) return finer;
  return classify(text, () => ({ features: toldFeaturesOf(text), meaning: meaningOf(text) }));
}

/** The likeliest first. */
export function toldIn(messages: readonly string[]): Told[] {
  const pieces = piecesTold(messages);
  prepare(pieces);
  const best = new Map<string, Told>();
  for (const text of pieces) {
    const { kind, sure } = kindIn(text);
    if (kind && sure > (best.get(kind)?.sure ?? 0)) best.set(kind, { kind, sure, text });
  }
  return [...best.values()].sort((a, b) => b.sure - a.sure);
}
