// npm run check: lint, formatting and types.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root, setUp } from './setup.mjs';

process.chdir(root);
await setUp({ withBuild: false, withEnv: false });
const commands = [
  ['@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
  ['typescript/bin/tsc', '--noEmit'],
];
const failed = commands.filter(([file, ...args]) => {
  const { status } = spawnSync(process.execPath, [path.join(root, 'node_modules', file), ...args], {
    stdio: 'inherit',
  });
  return status !== 0;
});
process.exit(failed.length ? 1 : 0);
