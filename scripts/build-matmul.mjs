/** node scripts/build-matmul.mjs    assembles the encoder's kernel, and says what it is made from, so that a test can tell */
import { readFileSync, writeFileSync } from 'node:fs';
import wabt from 'wabt';

const folder = new URL('../app/features/coaching/coach/more/encoder/', import.meta.url);
const source = readFileSync(new URL('matmul.wat', folder), 'utf8');
const kernel = (await wabt()).parseWat('matmul.wat', source);
const { buffer } = kernel.toBinary({});
writeFileSync(
  new URL('matmul-wasm.ts', folder),
  `/** matmul.wat, assembled by scripts/build-matmul.mjs. */\nexport const MATMUL =\n  '${Buffer.from(buffer).toString('base64')}';\n`,
);
