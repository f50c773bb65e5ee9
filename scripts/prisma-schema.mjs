// One model, two databases: joins prisma/models/*.prisma with the datasource of each provider into
// prisma/generated/<provider>.prisma, the file that Prisma's commands are pointed at.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const providers = ['sqlite', 'postgres'];

/** @param {string} provider 'sqlite' or 'postgres' @returns {string} the whole schema as text */
export function composeSchema(provider) {
  const models = path.join(root, 'prisma/models');
  const files = readdirSync(models)
    .filter((file) => file.endsWith('.prisma'))
    .sort();
  return [
    readFileSync(path.join(root, 'prisma', provider, 'datasource.prisma'), 'utf8'),
    ...files.map((file) => readFileSync(path.join(models, file), 'utf8')),
  ].join('\n');
}

/** @param {string} provider @returns {string} where the composed schema was written */
export function writeSchema(provider) {
  const folder = path.join(root, 'prisma/generated');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${provider}.prisma`);
  // the generator's output is relative to the schema file
  writeFileSync(file, composeSchema(provider).replace('"../generated/', '"./'));
  return file;
}
