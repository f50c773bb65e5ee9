// Builds the app for production: OCR files, Remix's client and server, and the programs that run on node.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { compressFiles } from './compress-files.mjs';
import { copyOcrFiles } from './ocr-files.mjs';
import { buildServiceWorker } from './service-worker.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
process.env.NODE_ENV = 'production';

await copyOcrFiles();
execFileSync(process.execPath, [path.join(root, 'node_modules/@remix-run/dev/dist/cli.js'), 'vite:build'], {
  stdio: 'inherit',
});
await compressFiles('build/client', 'build/compressed');
const programs = { server: 'app/server.ts', operator: 'app/operator.ts', seed: 'prisma/seed.ts' };
for (const [name, entry] of Object.entries(programs)) {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: entry,
      outDir: 'build',
      emptyOutDir: false,
      target: 'node20',
      rollupOptions: { output: { entryFileNames: `${name}.js` } },
    },
  });
}
await buildServiceWorker();
