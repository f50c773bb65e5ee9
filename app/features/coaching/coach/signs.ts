/**
 * Signs that change what the coach may do: she has turned him down, somebody is a minor, wants to hurt themselves, is
 * threatened, or the talk is sexual or hateful. Sparse linear classifiers over words, classes of words and their
 * order; learned by scripts/train-signs.mjs from the lines in tests/eval/coach/signs, so they know no list of cases.
 */
import { BIASES, POSITIONS, STEP, WEIGHTS } from './content/sign-weights';
import type { Turn } from './conversation';
import { known, perKnowledge } from './knowledge';
import { BUCKETS, featuresOf, SIGNS, type SignName, unitsOf } from './sign-features';

/** How sure the device must be, as log-odds: so that the instrument finds its signs and next to no false alarm. */
const SURE: Readonly<Record<SignName, number>> = {
  declined: 1.1,
  minor: 1.8,
  caring: 1.6,
  threat: 1.3,
  sexual: 1.3,
  hate: 0.8,
};

/** How sure it must be of a sign, as log-odds. */
export function sureOf(sign: SignName): number {
  return (known().signs?.sure ?? SURE)[sign];
}

const FIRST = 35;
const WIDE = 90;

/** Weights of one sign, from two strings: the gaps between its buckets, and one character a weight. */
function weightsOf(positions: string, values: string): Float32Array {
  const out = new Float32Array(BUCKETS);
  let at = -1;
  let k = 0;
  for (let i = 0; i < positions.length; i++) {
    let gap = 0;
    let code = positions.charCodeAt(i) - FIRST;
    // The last character stands for 'this many, and go on'.
    while (code === WIDE) {
      gap += WIDE;
      i++;
      code = positions.charCodeAt(i) - FIRST;
    }
    at += gap + code + 1;
    out[at] = (values.charCodeAt(k) - FIRST - 45) * STEP;
    k++;
  }
  return out;
}

let tables: Record<SignName, Float32Array> | null = null;

function tablesOf(): Record<SignName, Float32Array> {
  tables ??= Object.fromEntries(
    SIGNS.map((s, i) => [s, weightsOf(POSITIONS[i] ?? '', WEIGHTS[i] ?? '')]),
  ) as Record<SignName, Float32Array>;
  return tables;
}

export type Scores = Record<SignName, number>;

/** Log-odds of each sign in one piece of text; `before` is what the other one wrote right before it. */
export function scoresOf(text: string, before: string): Scores {
  const { signs } = known();
  if (signs) return signs.scoresOf(text, before);
  const features = featuresOf(text, before);
  const all = tablesOf();
  const out = {} as Scores;
  SIGNS.forEach((sign, i) => {
    let sum = BIASES[i] ?? 0;
    for (const f of features) sum += all[sign][f] ?? 0;
    out[sign] = sum;
  });
  return out;
}

export interface RunSigns {
  speaker: Turn['speaker'];
  texts: string[];
  /** The highest of its sentences, its messages and all of it. */
  scores: Scores;
}

const memory = perKnowledge(() => new Map<string, Scores>());

function highest(texts: readonly string[], before: string): Scores {
  const key = `${before}\u0000${texts.join('\u0000')}`;
  const remembered = memory();
  const hit = remembered.get(key);
  if (hit) return hit;
  const out = Object.fromEntries(SIGNS.map((s) => [s, Number.NEGATIVE_INFINITY])) as Scores;
  for (const unit of unitsOf(texts)) {
    const one = scoresOf(unit, before);
    for (const s of SIGNS) out[s] = Math.max(out[s], one[s]);
  }
  // The same text is read for safety, for a no and for the reading: once is enough.
  if (remembered.size > 400) remembered.clear();
  remembered.set(key, out);
  return out;
}

/** What each run of one speaker shows, in order. */
export function signsIn(turns: readonly Turn[]): RunSigns[] {
  const runs: { speaker: Turn['speaker']; texts: string[] }[] = [];
  for (const t of turns) {
    const last = runs.at(-1);
    if (last?.speaker === t.speaker) last.texts.push(t.text);
    else runs.push({ speaker: t.speaker, texts: [t.text] });
  }
  return runs.map((run, i) => ({ ...run, scores: highest(run.texts, runs[i - 1]?.texts.join('\n') ?? '') }));
}
