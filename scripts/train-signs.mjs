/**
 * node scripts/train-signs.mjs            learns the coach's signs from tests/eval/coach/signs and writes their weights
 *   --more                                the server's: more weights, none left out for their bytes
 *   --folds 5                             also says how well they do on lines they were not shown
 * The same lines always give the same weights.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openModules, root } from './load-modules.mjs';

const { values: options } = parseArgs({
  options: {
    more: { type: 'boolean', default: false },
    folds: { type: 'string', default: '0' },
    l1: { type: 'string', default: '31' },
    least: { type: 'string', default: '0.3' },
    step: { type: 'string', default: '0.5' },
  },
});
const MORE_L1 = 4;
const MORE_STEP = 0.1;
const MORE_MEANT_STEP = 0.1;
const coach = `${root}app/features/coaching/coach/`;
const folder = `${root}tests/eval/coach/signs/`;
const modules = await openModules();
try {
  const { DEVICE, instancesOf, learn, packed, readChats, scoreOf, SETTINGS } = await modules.load(
    '/tests/eval/coach/signs/learn.ts',
  );
  const { SIGNS } = await modules.load('/app/features/coaching/coach/sign-features.ts');
  const { hash } = await modules.load('/app/features/coaching/coach/text.ts');
  const files = readdirSync(folder)
    // The device's few weights are spent on what is said plainly: with the indirect words of chats-*.txt they find less.
    .filter((f) => f.endsWith('.txt') && (options.more || !f.startsWith('chats-')))
    .toSorted();
  // The unmistakable ones, in 'plain', must be learned whatever else is.
  const chats = files.flatMap((f) => {
    const read = readChats(readFileSync(folder + f, 'utf8'));
    return f.startsWith('plain') ? [...read, ...read, ...read] : read;
  });
  // Conversations of the instrument whose answers have been looked at; the newest fresh set is never among them.
  const { LEARNED_SETS } = await modules.load('/tests/eval/coach/cases.ts');
  const { parseConversation } = await modules.load('/app/features/coaching/coach/conversation.ts');
  for (const item of LEARNED_SETS.flat()) {
    const messages = parseConversation(item.text).turns;
    // Whole conversations are few beside the lines, and nearer to what people paste: each counts five times.
    for (let i = 0; i < 5; i++)
      if (messages.length > 0) chats.push({ label: item.expect, messages, line: item.id, natural: i === 0 });
  }
  const odd = chats.filter(
    (c) => (c.label !== 'ok' && !SIGNS.includes(c.label)) || c.messages.some((m) => !m.text),
  );
  if (odd.length > 0) throw new Error(`Not in the form 'label | B: ... / G: ...': ${odd[0].line}`);
  const { BUCKETS } = await modules.load('/app/features/coaching/coach/more/features.ts');
  const { signFeaturesOf } = await modules.load('/app/features/coaching/coach/more/sign-scores.ts');
  const { MEANING, meaningOf } = await modules.load('/app/features/coaching/coach/more/encoder/meaning.ts');
  const meanings = new Map();
  const remembered = (text) => meanings.get(text) ?? meanings.set(text, meaningOf(text)).get(text);
  const space = options.more
    ? { featuresOf: signFeaturesOf, buckets: BUCKETS, meaningOf: remembered }
    : DEVICE;
  const settings = { ...SETTINGS, l1: options.more ? MORE_L1 : Number(options.l1) };
  const least = Number(options.least);
  const step = Number(options.step);

  const folds = Number(options.folds);
  const scores = chats.map(() => ({}));
  for (let k = 0; k < folds; k++) {
    const models = learn(
      chats.filter((c) => hash(c.line) % folds !== k),
      settings,
      space,
    );
    chats.forEach((c, i) => {
      if (hash(c.line) % folds !== k) return;
      const seen = instancesOf(c.messages, space);
      for (const s of SIGNS) {
        const able = s === 'declined' ? seen.filter((x) => x.girl) : seen;
        scores[i][s] = Math.max(-99, ...able.map((x) => scoreOf(models[s], x)));
      }
    });
  }
  if (folds > 0) {
    for (const s of SIGNS) {
      const at = [0, 0.5, 1, 1.5, 2].map((t) => {
        const hit = chats.filter((c, i) => c.label === s && scores[i][s] > t).length;
        const wrong = chats.filter((c, i) => c.label === 'ok' && scores[i][s] > t).length;
        const all = chats.filter((c) => c.label === s).length;
        return `${t}: recall ${((100 * hit) / all).toFixed(1)}, precision ${((100 * hit) / (hit + wrong)).toFixed(1)}`;
      });
      console.log(`${s.padEnd(9)} ${at.join(' | ')}`);
      const whole = [0, 0.5, 1, 1.5, 2, 2.5, 3].map((t) => {
        const found = chats.filter((c, i) => c.natural && c.label === s && scores[i][s] > t).length;
        const wrong = chats.filter((c, i) => c.natural && c.label === 'ok' && scores[i][s] > t).length;
        return `${t}: ${found} found, ${wrong} wrong`;
      });
      const there = chats.filter((c) => c.natural && c.label === s).length;
      console.log(
        `  whole conversations, ${there} of ${chats.filter((c) => c.natural).length}: ${whole.join(' | ')}`,
      );
    }
  }

  const models = learn(chats, settings, space);
  const of = createHash('sha256');
  for (const f of files) of.update(readFileSync(folder + f));
  for (const f of [
    'sign-features.ts',
    'content/sign-words.ts',
    ...(options.more ? ['more/features.ts'] : []),
  ])
    of.update(readFileSync(coach + f));
  const head = [
    '/** Learned by scripts/train-signs.mjs; not to be edited by hand. */',
    '// biome-ignore-all format: written by the script',
    '// biome-ignore-all lint: written by the script',
    `export const LEARNED_FROM = '${of.digest('hex').slice(0, 16)}';`,
    `export const STEP = ${options.more ? MORE_STEP : step};`,
    `export const BIASES: readonly number[] = ${JSON.stringify(SIGNS.map((s) => Number(models[s].bias.toFixed(3))))};`,
  ];
  if (options.more) {
    const { packed: pack, packedMeaning } = await modules.load('/tests/eval/coach/learn-kinds.ts');
    const weights = new Float32Array(BUCKETS * SIGNS.length);
    SIGNS.forEach((s, k) => {
      for (let b = 0; b < BUCKETS; b++) weights[b * SIGNS.length + k] = models[s].weights[b];
    });
    const all = pack({ kinds: [...SIGNS], weights }, MORE_STEP);
    const meant = new Float32Array(MEANING * SIGNS.length);
    SIGNS.forEach((s, k) => {
      for (let d = 0; d < MEANING; d++) meant[d * SIGNS.length + k] = models[s].meant[d];
    });
    const rows = [
      `export const KINDS: readonly string[] = ${JSON.stringify(SIGNS)};`,
      `export const WEIGHTS = '${all.weights}';`,
      `export const MEANT_STEP = ${MORE_MEANT_STEP};`,
      `export const MEANT = '${packedMeaning({ meant }, MORE_MEANT_STEP)}';`,
      '',
    ];
    writeFileSync(`${coach}more/sign-weights.ts`, [...head, ...rows].join('\n'));
    console.log(`${chats.length} chats; weights kept: ${all.kept}, ${all.weights.length} characters`);
  } else {
    const packs = SIGNS.map((s) => packed(models[s], least, step));
    const strings = (name, of) => `export const ${name}: readonly string[] = ${JSON.stringify(of, null, 2)};`;
    const rows = [
      strings(
        'POSITIONS',
        packs.map((p) => p.positions),
      ),
      strings(
        'WEIGHTS',
        packs.map((p) => p.values),
      ),
      '',
    ];
    writeFileSync(`${coach}content/sign-weights.ts`, [...head, ...rows].join('\n'));
    console.log(
      `${chats.length} chats; weights kept: ${SIGNS.map((s, i) => `${s} ${packs[i].kept}`).join(', ')}`,
    );
  }
} finally {
  await modules.close();
}
