// npm run seed: a sign-in with two coaching sessions, to look around with.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, setUp } from './setup.mjs';

process.chdir(root);
await setUp();
await import(pathToFileURL(path.join(root, 'build/seed.js')).href);
