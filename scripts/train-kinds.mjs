/**
 * node scripts/train-kinds.mjs questions    learns what she asks from tests/eval/coach/questions and writes the weights
 * node scripts/train-kinds.mjs tellings     the same for what she tells, from tests/eval/coach/tellings
 * node scripts/train-kinds.mjs feels        what sort of thing that is, from tests/eval/coach/feels and the lines of the kinds of one feel
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
const target = { questions: 'question', tellings: 'told', feels: 'feel' }[what];
if (!target) throw new Error("Say 'questions', 'tellings' or 'feels'.");
/** One line in so many of the kinds teaches what their feel is. */
const KINDS_IN_FEELS = 8;
/** So many times more do the lines count that are said to him alone. */
const BETWEEN_AGAIN = 2;
/** Settings of tests/eval/coach/learn-kinds.ts that differ for fewer lines. */
const FOR_FEELS = what === 'feels' ? { alpha: 0.1, meantAlpha: 0.1, epochs: 3 } : {};
const folderOf = (name) => `${root}tests/eval/coach/${name}/`;
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
  const { piecesTold, toldFeaturesOf } = await modules.load(
    '/app/features/coaching/coach/more/told-features.ts',
  );
  const { FEEL_OF } = await modules.load('/app/features/coaching/coach/more/feel-of-kinds.ts');
  const { hash, sentences } = await modules.load('/app/features/coaching/coach/text.ts');
  const { featuresOf } = await modules.load('/app/features/coaching/coach/more/features.ts');
  const { classifyByRule } = await modules.load('/app/features/coaching/coach/questions.ts');
  know(MORE_RULES);
  const ofFeel = ({ kind, text }) => (FEEL_OF.has(kind) ? [{ kind: FEEL_OF.get(kind), text }] : []);
  const own = linesOf(folderOf(what));
  const ofKinds = what === 'feels' ? ['tellings', 'finer-tellings'].flatMap((f) => linesOf(folderOf(f))) : [];
  const sources = [...own, ...ofKinds];
  // Those written for a feel are as odd as real ones, and would be few beside all those of the kinds.
  const some = ofKinds.flatMap(readLines).filter(({ text }) => hash(text) % KINDS_IN_FEELS === 0);
  const weighty =
    what === 'feels' ? readLines(readFileSync(`${folderOf(what)}between-the-two.txt`, 'utf8')) : [];
  const again = Array.from({ length: BETWEEN_AGAIN }, () => weighty).flat();
  const lines = [...own.flatMap(readLines), ...again, ...some.flatMap(ofFeel)];
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
    ...FOR_FEELS,
  };
  const step = Number(options.step);
  const meantStep = Number(options['meant-step']);
  const piece = (text, features) => ({ features, meaning: meaningOf(text) });
  const known = new Map();
  const remembered = (read) => (text) => known.get(text) ?? known.set(text, read(text)).get(text);
  const piecesOf = remembered(
    what === 'questions'
      ? (text) => sentences(text).map((x) => piece(x, featuresOf(x, classifyByRule(x)?.kind ?? null)))
      : (text) => (what === 'feels' ? [text] : piecesTold([text])).map((x) => piece(x, toldFeaturesOf(x))),
  );
  // What he says to a telling names its matter, so that is learned from, too.
  const kinds = new Set(lines.map(({ kind }) => kind));
  const said = [...MORE_RULES.told]
    .filter(([kind]) => kinds.has(kind))
    .flatMap(([kind, { lines: rows }]) => rows.map(({ text }) => ({ kind, text })));
  const others = { questions: told.map((text) => ({ kind: null, text })), tellings: said, feels: [] }[what];
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
