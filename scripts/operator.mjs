// npm run operator -- COMMAND: the operator's command, built when it is missing or stale.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, setUp } from './setup.mjs';

process.chdir(root);
// its output is the command's alone
const log = console.log;
console.log = console.error;
await setUp();
console.log = log;
process.env.NODE_ENV ??= 'production';
await import(pathToFileURL(path.join(root, 'build/operator.js')).href);
