/**
 * node scripts/train-things.mjs    learns which of the things she names is worth taking up, from tests/eval/coach/things/marks.txt, and
 * writes it for more/thing-worth.ts. The same marks and code always give the same. Prints how often the first of a few is one that readers
 * marked good and bad, on a quarter that was left out at a time.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { openModules, root } from './load-modules.mjs';
import { solve } from './ridge.mjs';

const VALUE = { g: 1, o: 0.35, b: 0 };
const RIDGE = 3;
/** A sign is known from so many things on. */
const FEWEST = 12;
const PARTS = 4;
const INT8 = 127;

const source = readFileSync(`${root}tests/eval/coach/things/marks.txt`, 'utf8');
const modules = await openModules();
try {
  await modules.load('/app/features/coaching/coach/index.ts');
  const { featuresOf } = await modules.load('/app/features/coaching/coach/more/thing-worth.ts');
  const { thingsIn } = await modules.load('/app/features/coaching/coach/more/things-named.ts');
  const { MEANING } = await modules.load('/app/features/coaching/coach/more/encoder/encoder.ts');

  const texts = source.split('\n\n').flatMap((block) => {
    const lines = block.split('\n');
    const told = lines.filter((l) => l.startsWith('> ')).map((l) => l.slice(2));
    const marks = new Map(
      lines.filter((l) => /^[gob] /.test(l)).map((l) => [l.slice(2).replace(/^(?:the|your) /, ''), l[0]]),
    );
    const things = thingsIn(told);
    const features = things.length > 1 ? featuresOf(things, told) : [];
    const known = features.flatMap((f, i) => {
      const mark = marks.get(things[i].word) ?? marks.get(things[i].word.replace(/^(?:his|her|their) /, ''));
      return mark ? [{ ...f, mark }] : [];
    });
    return known.length > 1 ? [known] : [];
  });

  const counts = new Map();
  for (const { signs } of texts.flat()) for (const s of signs) counts.set(s, (counts.get(s) ?? 0) + 1);
  const signs = [...counts].filter(([, n]) => n >= FEWEST).map(([s]) => s);
  const size = MEANING + 2 + signs.length + 1;
  const bias = size - 1;

  /** What is known of a thing as one row of numbers: meaning, nearness, signs and a constant. */
  const vectorOf = (f) => {
    const v = new Float64Array(size);
    v.set(f.meaning);
    v[MEANING] = f.near;
    v[MEANING + 1] = f.share;
    // halved, so that the ridge holds them more than what a thing means
    for (const s of f.signs) if (signs.includes(s)) v[MEANING + 2 + signs.indexOf(s)] = 0.5;
    v[bias] = 1;
    return v;
  };
  for (const thing of texts.flat()) thing.vector = vectorOf(thing);

  /** Least squares with a ridge. */
  function learn(things) {
    const a = Array.from({ length: size }, () => new Float64Array(size));
    const b = new Float64Array(size);
    for (const { vector, mark } of things) {
      for (let i = 0; i < size; i++) {
        if (vector[i] === 0) continue;
        b[i] += vector[i] * VALUE[mark];
        for (let j = 0; j <= i; j++) a[i][j] += vector[i] * vector[j];
      }
    }
    for (let i = 0; i < size; i++) a[i][i] += i === bias ? Number.EPSILON : RIDGE;
    return solve(a, b);
  }
  const worth = (w, { vector }) => vector.reduce((sum, x, i) => sum + x * w[i], 0);
  const show = (firsts) =>
    Object.keys(VALUE)
      .map(
        (mark) =>
          `${mark} ${((100 * firsts.filter((f) => f.mark === mark).length) / firsts.length).toFixed(1)}%`,
      )
      .join(' ');
  const first = (of, texts) => texts.map((things) => things.reduce((x, y) => (of(y) > of(x) ? y : x)));

  const left = Array.from({ length: PARTS }, (_, part) => {
    const w = learn(texts.filter((_, i) => i % PARTS !== part).flat());
    return first(
      (t) => worth(w, t),
      texts.filter((_, i) => i % PARTS === part),
    );
  }).flat();
  console.log(`${texts.length} texts, ${texts.flat().length} things, ${signs.length} signs`);
  console.log(`the nearest: ${show(first((t) => t.near, texts))}; learned: ${show(left)}`);

  const learned = learn(texts.flat());
  for (let i = MEANING + 2; i < bias; i++) learned[i] *= 0.5;
  const step = Math.max(...learned.subarray(0, bias).map(Math.abs)) / INT8;
  const bytes = Array.from(learned.subarray(0, bias), (x) => Math.round(x / step) + 128);
  const of = createHash('sha256').update(source);
  // What is found, and how it is put in numbers, decides the weights as the marks do.
  for (const f of ['things-named.ts', 'thing-worth.ts'])
    of.update(readFileSync(`${root}app/features/coaching/coach/more/${f}`));
  const digest = of.digest('hex').slice(0, 16);
  writeFileSync(
    `${root}app/features/coaching/coach/more/thing-weights.ts`,
    `/** Learned by scripts/train-things.mjs; not to be edited by hand. */
// biome-ignore-all format: written by the script
// biome-ignore-all lint: written by the script
export const LEARNED_FROM = '${digest}';
export const BIAS = ${learned[bias].toFixed(4)};
export const STEP = ${step.toPrecision(5)};
export const SIGNS: readonly string[] = ${JSON.stringify(signs)};
export const WEIGHTS = '${Buffer.from(bytes).toString('base64')}';
`,
  );
} finally {
  await modules.close();
}
