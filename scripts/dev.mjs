// npm run dev: the development server, with reload on change.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { copyOcrFiles } from './ocr-files.mjs';
import { root, setUp } from './setup.mjs';

process.chdir(root);
await setUp({ withBuild: false });
await copyOcrFiles();
const child = spawn(
  process.execPath,
  [path.join(root, 'node_modules/@remix-run/dev/dist/cli.js'), 'vite:dev'],
  {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development' },
  },
);
child.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
