// Generates both Prisma clients. Prisma's command downloads an engine at start although `generate` never runs
// it; naming an existing file that is not executable keeps it from trying, so this works behind any firewall.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { providers, root, writeSchema } from './prisma-schema.mjs';

export function generateClients() {
  for (const provider of providers) {
    const schema = writeSchema(provider);
    execFileSync(
      process.execPath,
      [path.join(root, 'node_modules/prisma/build/index.js'), 'generate', '--schema', schema],
      {
        cwd: root,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          ...process.env,
          PRISMA_SCHEMA_ENGINE_BINARY: path.join(root, 'package.json'),
          PRISMA_HIDE_UPDATE_MESSAGE: '1',
          CHECKPOINT_DISABLE: '1',
        },
      },
    );
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) generateClients();
