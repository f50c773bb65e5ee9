/**
 * node scripts/train-signs.mjs            learns the coach's signs from tests/eval/coach/signs and writes their weights
 *   --folds 5                             also says how well they do on lines they were not shown
 * The same lines always give the same weights.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';

const { values: options } = parseArgs({
  options: {
    folds: { type: 'string', default: '0' },
    l1: { type: 'string', default: '31' },
    least: { type: 'string', default: '0.3' },
    step: { type: 'string', default: '0.5' },
  },
});
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = `${root}tests/eval/coach/signs/`;
const server = await createServer({
  root,
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, watch: null, hmr: false, ws: false },
});
try {
  const { instancesOf, learn, packed, readChats, scoreOf, SETTINGS } = await server.ssrLoadModule(
    '/tests/eval/coach/signs/learn.ts',
  );
  const { SIGNS } = await server.ssrLoadModule('/app/features/coaching/coach/sign-features.ts');
  const { hash } = await server.ssrLoadModule('/app/features/coaching/coach/text.ts');
  const files = readdirSync(folder)
    .filter((f) => f.endsWith('.txt'))
    .toSorted();
  // The unmistakable ones, in 'plain', must be learned whatever else is.
  const chats = files.flatMap((f) => {
    const read = readChats(readFileSync(folder + f, 'utf8'));
    return f.startsWith('plain') ? [...read, ...read, ...read] : read;
  });
  // Conversations of the instrument whose answers have been looked at; the newest fresh set is never among them.
  const { LEARNED_SETS } = await server.ssrLoadModule('/tests/eval/coach/cases.ts');
  const { parseConversation } = await server.ssrLoadModule('/app/features/coaching/coach/conversation.ts');
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
  const settings = { ...SETTINGS, l1: Number(options.l1) };
  const least = Number(options.least);
  const step = Number(options.step);

  const folds = Number(options.folds);
  const scores = chats.map(() => ({}));
  for (let k = 0; k < folds; k++) {
    const models = learn(
      chats.filter((c) => hash(c.line) % folds !== k),
      settings,
    );
    chats.forEach((c, i) => {
      if (hash(c.line) % folds !== k) return;
      const seen = instancesOf(c.messages);
      for (const s of SIGNS) {
        const able = s === 'declined' ? seen.filter((x) => x.girl) : seen;
        scores[i][s] = Math.max(-99, ...able.map((x) => scoreOf(models[s], x.features)));
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

  const models = learn(chats, settings);
  const packs = SIGNS.map((s) => packed(models[s], least, step));
  const of = createHash('sha256');
  for (const f of files) of.update(readFileSync(folder + f));
  for (const f of ['sign-features.ts', 'content/sign-words.ts'])
    of.update(readFileSync(`${root}app/features/coaching/coach/${f}`));
  writeFileSync(
    `${root}app/features/coaching/coach/content/sign-weights.ts`,
    [
      '/** Learned by scripts/train-signs.mjs; not to be edited by hand. */',
      '// biome-ignore-all format: written by the script',
      `export const LEARNED_FROM = '${of.digest('hex').slice(0, 16)}';`,
      `export const STEP = ${step};`,
      `export const BIASES: readonly number[] = ${JSON.stringify(SIGNS.map((s) => Number(models[s].bias.toFixed(3))))};`,
      `export const POSITIONS: readonly string[] = ${JSON.stringify(
        packs.map((p) => p.positions),
        null,
        2,
      )};`,
      `export const WEIGHTS: readonly string[] = ${JSON.stringify(
        packs.map((p) => p.values),
        null,
        2,
      )};`,
      '',
    ].join('\n'),
  );
  console.log(
    `${chats.length} chats; weights kept: ${SIGNS.map((s, i) => `${s} ${packs[i].kept}`).join(', ')}`,
  );
} finally {
  await server.close();
}
