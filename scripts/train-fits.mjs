/**
 * node scripts/train-fits.mjs    learns which drafts please readers, from tests/eval/coach/fits/marks.txt, and writes it for more/fits.ts.
 * The same marks always give the same. Prints, for the drafts of one chat and tone, how often the one it puts first is one that readers would send
 * as it is, and one they would not send, beside the mean of them all; on an eighth of the chats that was left out at a time.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { root } from './load-modules.mjs';
import { solve } from './ridge.mjs';

const VALUE = { A: 1, B: 0.4, C: 0 };
const RIDGE = 600;
/** A fact is known from so many drafts on. */
const FEWEST = 25;
const PARTS = 8;
/**
 * An answer alone pleases more than one with something beside it, but then nothing of hers is in it and two conversations get the same: how
 * much is said is the rules' to say.
 */
const LEFT_OUT = new Set(['alone', 'parts', 'words', 'words too many']);
/** How much of what all drafts of a chat and tone have in common is left out: only what differs among them can be chosen. */
const COMMON = 0.8;

const source = readFileSync(`${root}tests/eval/coach/fits/marks.txt`, 'utf8');
const drafts = source
  .split('\n')
  .filter((l) => l && !l.startsWith('#'))
  .map((l) => {
    const [chat, tone, mark, facts] = l.split(' | ');
    const known = facts.split(', ').map((fact) => {
      const [, name, much] = /^(.*?)(?: (-?[\d.]+))?$/.exec(fact);
      return [name, much === undefined ? 1 : Number(much)];
    });
    return { chat, group: `${chat} ${tone}`, mark, value: VALUE[mark], facts: new Map(known) };
  });

const counts = new Map();
for (const { facts } of drafts)
  for (const name of facts.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
const names = [...counts]
  .filter(([name, n]) => n >= FEWEST && !LEFT_OUT.has(name))
  .map(([name]) => name)
  .toSorted();

function groupsOf(all) {
  const out = new Map();
  for (const d of all) out.set(d.group, [...(out.get(d.group) ?? []), d]);
  return out;
}

/** Ridge regression of the value on the facts, each in units of its own spread. */
function learn(all) {
  const size = names.length;
  const rows = [];
  const values = [];
  for (const group of groupsOf(all).values()) {
    const vectors = group.map(({ facts }) => names.map((name) => facts.get(name) ?? 0));
    const mean = names.map((_, i) => (COMMON * vectors.reduce((sum, v) => sum + v[i], 0)) / group.length);
    const value = (COMMON * group.reduce((sum, d) => sum + d.value, 0)) / group.length;
    for (const [n, v] of vectors.entries()) {
      rows.push(v.map((x, i) => x - mean[i]));
      values.push(group[n].value - value);
    }
  }
  const middle = names.map((_, i) => rows.reduce((sum, v) => sum + v[i], 0) / rows.length);
  const spread = names.map(
    (_, i) => Math.sqrt(rows.reduce((sum, v) => sum + (v[i] - middle[i]) ** 2, 0) / rows.length) || 1,
  );
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  const a = Array.from({ length: size }, (_, i) => {
    const row = new Float64Array(size);
    row[i] = RIDGE;
    return row;
  });
  const b = new Float64Array(size);
  for (const [n, v] of rows.entries()) {
    const x = v.map((value, i) => (value - middle[i]) / spread[i]);
    for (let i = 0; i < size; i++) {
      if (x[i] === 0) continue;
      b[i] += x[i] * (values[n] - mean);
      for (let j = 0; j <= i; j++) a[i][j] += x[i] * x[j];
    }
  }
  const w = solve(a, b);
  return new Map(names.map((name, i) => [name, w[i] / spread[i]]));
}

const scoreOf = (weights, { facts }) =>
  [...facts].reduce((sum, [name, much]) => sum + (weights.get(name) ?? 0) * much, 0);

const chats = [...new Set(drafts.map((d) => d.chat))];
const partOf = (chat) => chats.indexOf(chat) % PARTS;
const seen = { groups: 0, A: 0, C: 0, meanA: 0, meanC: 0 };
for (let part = 0; part < PARTS; part++) {
  const weights = learn(drafts.filter((d) => partOf(d.chat) !== part));
  for (const group of groupsOf(drafts.filter((d) => partOf(d.chat) === part)).values()) {
    if (group.length < 2) continue;
    const [first] = group.toSorted((x, y) => scoreOf(weights, y) - scoreOf(weights, x));
    const share = (mark) => group.filter((d) => d.mark === mark).length / group.length;
    seen.groups++;
    seen.A += Number(first.mark === 'A');
    seen.C += Number(first.mark === 'C');
    seen.meanA += share('A');
    seen.meanC += share('C');
  }
}
const percent = (part) => `${((100 * part) / seen.groups).toFixed(1)}%`;
console.log(`${drafts.length} drafts, ${names.length} facts`);
console.log(
  `put first: A ${percent(seen.A)}, C ${percent(seen.C)}; mean of all: A ${percent(seen.meanA)}, C ${percent(seen.meanC)}`,
);

const weights = learn(drafts);
const digest = createHash('sha256').update(source).digest('hex').slice(0, 16);
writeFileSync(
  `${root}app/features/coaching/coach/more/fit-weights.ts`,
  [
    '/** Written by scripts/train-fits.mjs; not to be edited by hand. What each fact about a draft is worth to readers. */',
    `export const LEARNED_FROM = '${digest}';`,
    'export const WEIGHTS: Readonly<Record<string, number>> = {',
    ...[...weights].map(([name, w]) => `  '${name}': ${w.toFixed(4)},`),
    '};',
    '',
  ].join('\n'),
);
