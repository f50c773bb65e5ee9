// npm start: sets up what is missing, then serves the app.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, setUp } from './setup.mjs';

process.chdir(root);
await setUp();
process.env.NODE_ENV ??= 'production';
const server = path.join(root, 'build/server.js');
if (!existsSync(server)) throw new Error('the build made no server');
await import(pathToFileURL(server).href);
