/**
 * node scripts/train-kinds.mjs questions    learns what she asks from tests/eval/coach/questions and writes the weights
 * node scripts/train-kinds.mjs tellings     the same for what she tells, from tests/eval/coach/tellings
 * The same lines always give the same weights. Takes about five minutes each.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openModules, root } from './load-modules.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    l1: { type: 'string', default: '1' },
    alpha: { type: 'string', default: '0.3' },
    epochs: { type: 'string', default: '5' },
    meaning: { type: 'string', default: '4' },
    step: { type: 'string', default: '0.25' },
    'meant-step': { type: 'string', default: '0.2' },
    statements: { type: 'string', default: '4000' },
  },
});
const [what = 'questions'] = positionals;
const target = { questions: 'question', tellings: 'told' }[what];
if (!target) throw new Error("Say 'questions' or 'tellings'.");
const folder = `${root}tests/eval/coach/${what}/`;
const signs = `${root}tests/eval/coach/signs/`;
const file = `${root}app/features/coaching/coach/more/${target}-weights.ts`;
const modules = await openModules();
const linesOf = (at) =>
  readdirSync(at)
    .filter((f) => f.endsWith('.txt'))
    .toSorted()
    .map((f) => readFileSync(at + f, 'utf8'));
try {
  const { isHeldOut, learn, packed, packedMeaning, readLines, SETTINGS } = await modules.load(
    '/tests/eval/coach/learn-kinds.ts',
  );
  const { know } = await modules.load('/app/features/coaching/coach/knowledge.ts');
  const { MORE_RULES } = await modules.load('/app/features/coaching/coach/more/rules.ts');
  const { meaningOf } = await modules.load('/app/features/coaching/coach/more/encoder/meaning.ts');
  const { toldFeaturesOf } = await modules.load('/app/features/coaching/coach/more/told-kinds.ts');
  const { piecesTold } = await modules.load('/app/features/coaching/coach/told.ts');
  const { hash, sentences } = await modules.load('/app/features/coaching/coach/text.ts');
  const { featuresOf } = await modules.load('/app/features/coaching/coach/more/features.ts');
  const { classifyByRule } = await modules.load('/app/features/coaching/coach/questions.ts');
  know(MORE_RULES);
  const sources = linesOf(folder);
  const lines = sources.flatMap(readLines);
  // What people tell asks nothing: sentences of the harmless chats that the signs learn from.
  const asks =
    /\?|^(?:(?:so|and|but|ok|oh) )*(?:what|how|who|where|when|why|which|do|does|did|are|is|can|could|would|will|have|any|got|tell|guess|send)\b/i;
  const told = linesOf(signs)
    .flatMap((s) => s.split('\n'))
    .filter((l) => l.startsWith('ok '))
    .flatMap((l) => l.slice(l.indexOf('|') + 1).split(/\s\/\s(?=[BG]:)/))
    .flatMap((m) => sentences(m.trim().replace(/^[BG]:\s*/, '')))
    .filter((x) => !asks.test(x))
    .toSorted((a, b) => hash(a) - hash(b))
    .slice(0, Number(options.statements));
  const settings = {
    ...SETTINGS,
    l1: Number(options.l1),
    alpha: Number(options.alpha),
    epochs: Number(options.epochs),
    meaning: Number(options.meaning),
  };
  const step = Number(options.step);
  const meantStep = Number(options['meant-step']);
  const piece = (text, features) => ({ features, meaning: meaningOf(text) });
  const known = new Map();
  const remembered = (read) => (text) => known.get(text) ?? known.set(text, read(text)).get(text);
  const piecesOf = remembered(
    what === 'questions'
      ? (text) => sentences(text).map((x) => piece(x, featuresOf(x, classifyByRule(x)?.kind ?? null)))
      : (text) => piecesTold([text]).map((x) => piece(x, toldFeaturesOf(x))),
  );
  // What he says to a telling names its matter, so that is learned from, too.
  const kinds = new Set(lines.map(({ kind }) => kind));
  const said = MORE_RULES.told
    .flatMap((table) => table.split(/^=/m).slice(1))
    .flatMap((block) => {
      const [head, ...rows] = block.trim().split('\n');
      const [kind] = head.split(' ');
      return kinds.has(kind) ? rows.map((row) => ({ kind, text: row.slice(2) })) : [];
    });
  const others = what === 'questions' ? told.map((text) => ({ kind: null, text })) : said;
  const taught = [...lines.filter((l) => !isHeldOut(l)), ...others];
  const model = learn(taught, piecesOf, settings);
  const { weights, kept } = packed(model, step);
  const meant = packedMeaning(model, meantStep);
  const of = createHash('sha256');
  for (const s of [...sources, readFileSync(`${root}app/features/coaching/coach/more/features.ts`)])
    of.update(s);
  writeFileSync(
    file,
    [
      '/** Learned by scripts/train-kinds.mjs; not to be edited by hand. */',
      '// biome-ignore-all format: written by the script',
      '// biome-ignore-all lint: written by the script',
      `export const LEARNED_FROM = '${of.digest('hex').slice(0, 16)}';`,
      `export const STEP = ${step};`,
      `export const KINDS: readonly string[] = ${JSON.stringify(model.kinds)};`,
      `export const BIASES: readonly number[] = ${JSON.stringify(model.biases.map((b) => Number(b.toFixed(3))))};`,
      `export const WEIGHTS = '${weights}';`,
      `export const MEANT_STEP = ${meantStep};`,
      `export const MEANT = '${meant}';`,
      '',
    ].join('\n'),
  );
  console.log(
    `${lines.length} lines, ${model.kinds.length - 1} kinds, ${kept} weights, ${weights.length} characters`,
  );
} finally {
  await modules.close();
}
