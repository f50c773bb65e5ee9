// Builds the app for production: OCR files, Remix's client and server, and the express server.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { copyOcrFiles } from './ocr-files.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
process.env.NODE_ENV = 'production';

await copyOcrFiles();
execFileSync(process.execPath, [path.join(root, 'node_modules/@remix-run/dev/dist/cli.js'), 'vite:build'], {
  stdio: 'inherit',
});
await build({
  configFile: false,
  logLevel: 'warn',
  build: {
    ssr: 'app/server.ts',
    outDir: 'build',
    emptyOutDir: false,
    target: 'node20',
    rollupOptions: { output: { entryFileNames: 'server.js' } },
  },
});
