/**
 * node scripts/find-centres.mjs    finds what the finer kinds of question and of telling mean on the whole, from the lines in
 * tests/eval/coach/finer-questions and finer-tellings, and the topics from what he can say to them, and writes it for more/finer.ts
 * and more/topic-fits.ts; and of whom the kinds of question are asked, for more/asked-inverted.ts. The same lines always give the same.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { openModules, root } from './load-modules.mjs';

const SCALE = 127;
const modules = await openModules();
try {
  const { isHeldOut, readLines, textOf, topicsDigest } = await modules.load(
    '/tests/eval/coach/learn-kinds.ts',
  );
  const { MEANING, meaningOf } = await modules.load('/app/features/coaching/coach/more/encoder/meaning.ts');
  const { meaningRead } = await modules.load('/app/features/coaching/coach/more/encoder/reader.ts');
  const { askedPart } = await modules.load('/app/features/coaching/coach/more/finer.ts');
  await modules.load('/app/features/coaching/coach/index.ts');
  const { allTopics } = await modules.load('/app/features/coaching/coach/topic-hits.ts');
  const of = createHash('sha256');
  const out = [];
  const lengthOf = (v) => Math.sqrt(v.reduce((sum, x) => sum + x * x, 0)) || 1;
  /** Lines of { kind, meaning } as the source of one Centres. */
  const add = (name, lines) => {
    const mean = new Float64Array(MEANING);
    for (const { meaning } of lines) for (let d = 0; d < MEANING; d++) mean[d] += meaning[d] / lines.length;
    const kinds = [...new Set(lines.map((l) => l.kind))];
    const bytes = kinds.flatMap((kind) => {
      const centre = new Float64Array(MEANING);
      for (const { meaning } of lines.filter((l) => l.kind === kind)) {
        const own = meaning.map((x, d) => x - mean[d]);
        const length = lengthOf(own);
        for (let d = 0; d < MEANING; d++) centre[d] += own[d] / length;
      }
      const length = lengthOf(centre);
      return Array.from(centre, (x) => Math.round((x / length) * SCALE) + 128);
    });
    out.push(
      `export const ${name} = {`,
      `  kinds: ${JSON.stringify(kinds)},`,
      `  mean: ${JSON.stringify(Array.from(mean, (x) => Number(x.toFixed(4))))},`,
      `  centres: '${Buffer.from(bytes).toString('base64')}',`,
      '};',
    );
    console.log(`${name}: ${lines.length} lines, ${kinds.length} kinds`);
  };
  for (const [name, folder, part] of [
    ['ASKED', 'finer-questions', askedPart],
    ['TOLD', 'finer-tellings', (text) => text],
  ]) {
    const at = `${root}tests/eval/coach/${folder}/`;
    const sources = readdirSync(at)
      .filter((f) => f.endsWith('.txt'))
      .toSorted()
      .map((f) => readFileSync(at + f, 'utf8'));
    for (const s of sources) of.update(s);
    const lines = sources.flatMap(readLines).filter((l) => l.kind !== null && !isHeldOut(l));
    add(
      name,
      lines.map(({ kind, text }) => ({ kind, meaning: meaningOf(part(text)) })),
    );
    if (name === 'ASKED')
      add(
        'ASKED_READ',
        lines.map(({ kind, text }) => ({ kind, meaning: meaningRead(part(text)) })),
      );
  }
  const { kindsOfOthers } = await modules.load('/tests/eval/coach/kinds-of-others.ts');
  const asked = ['questions', 'finer-questions'].flatMap((folder) => {
    const at = `${root}tests/eval/coach/${folder}/`;
    const files = readdirSync(at).filter((f) => f.endsWith('.txt'));
    return files.toSorted().flatMap((f) => readLines(readFileSync(at + f, 'utf8')));
  });
  writeFileSync(
    `${root}app/features/coaching/coach/more/kinds-of-others.ts`,
    [
      '/** Written by scripts/find-centres.mjs; not to be edited by hand. See tests/eval/coach/kinds-of-others.ts. */',
      '// biome-ignore-all format: written by the script',
      ...Object.entries(kindsOfOthers(asked)).map(
        ([name, kinds]) =>
          `export const ${name}: ReadonlySet<string> = new Set('${kinds.join(' ')}'.split(' '));`,
      ),
      '',
    ].join('\n'),
  );
  const topics = allTopics();
  add(
    'TOPICS',
    topics.flatMap((t) => t.lines.map((l) => ({ kind: t.id, meaning: meaningOf(textOf(t, l)) }))),
  );
  writeFileSync(
    `${root}app/features/coaching/coach/more/finer-weights.ts`,
    [
      '/** Written by scripts/find-centres.mjs; not to be edited by hand. */',
      `export const LEARNED_FROM = '${of.digest('hex').slice(0, 16)}';`,
      `export const TOPICS_FROM = '${topicsDigest(topics)}';`,
      ...out,
      '',
    ].join('\n'),
  );
} finally {
  await modules.close();
}
