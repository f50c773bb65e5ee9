// What the two commands need, made when it is missing or stale: packages, .env, Prisma clients, the build.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const inRoot = (...parts) => path.join(root, ...parts);

/** Says one line and ends: what went wrong is for a person, not a stack. */
function stop(line) {
  console.error(line);
  process.exit(1);
}

/** Put there by the build itself. */
const BUILT = [inRoot('public/ocr')];

function filesBelow(folder) {
  if (!existsSync(folder) || BUILT.includes(folder)) return [];
  if (statSync(folder).isFile()) return [folder];
  return readdirSync(folder).flatMap((name) => filesBelow(path.join(folder, name)));
}

const filesOf = (paths) => paths.flatMap((name) => filesBelow(inRoot(name))).sort();

/** A hash of the named files and folders, so that a changed file is noticed whatever its date. */
function hashOf(paths) {
  const hash = createHash('sha256');
  for (const file of filesOf(paths)) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

const stampFile = (name) => inRoot('node_modules/.rapport', name);
const isFresh = (name, hash) => existsSync(stampFile(name)) && readFileSync(stampFile(name), 'utf8') === hash;
function stamp(name, hash) {
  mkdirSync(path.dirname(stampFile(name)), { recursive: true });
  writeFileSync(stampFile(name), hash);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    stop(
      `Rapport needs Node 20.19 or newer; this is ${process.versions.node}. Install a newer one from nodejs.org.`,
    );
  }
}

function hasToolchain() {
  const works = (command) => spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;
  if (process.platform === 'win32') return true;
  return works('make') && (works('g++') || works('clang++'));
}

function install() {
  const hash = hashOf(['package-lock.json']);
  if (isFresh('install', hash) && existsSync(inRoot('node_modules/@remix-run'))) return;
  console.log('Installing packages (once)...');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // development packages build the app, so they are wanted in production too
  const installed = spawnSync(npm, ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const sqlite = inRoot('node_modules/better-sqlite3/build/Release/better_sqlite3.node');
  if (!existsSync(sqlite) && existsSync(inRoot('node_modules/better-sqlite3')) && !hasToolchain()) {
    stop(
      'better-sqlite3 found neither its prebuilt file nor a C++ toolchain: install python3, make and g++ (Debian: apt-get install python3 make g++), then run this again.',
    );
  }
  if (installed.status !== 0)
    stop(
      'npm could not install the packages; its message is above. Check the connection and run this again.',
    );
  stamp('install', hash);
}

function writeEnv() {
  if (existsSync(inRoot('.env'))) return;
  const secret = randomBytes(32).toString('hex');
  const example = readFileSync(inRoot('.env.example'), 'utf8');
  writeFileSync(inRoot('.env'), example.replace(/^SESSION_SECRET=$/m, `SESSION_SECRET=${secret}`), {
    mode: 0o600,
  });
  console.log('Wrote .env from .env.example, with a fresh SESSION_SECRET.');
}

async function generate() {
  const hash = hashOf([
    'prisma/models',
    'prisma/sqlite/datasource.prisma',
    'prisma/postgres/datasource.prisma',
    'package-lock.json',
  ]);
  if (isFresh('generate', hash) && existsSync(inRoot('prisma/generated/postgres/client.ts'))) return;
  const { generateClients } = await import('./prisma-generate.mjs');
  generateClients();
  stamp('generate', hash);
}

const BUILT_FROM = [
  'app',
  'public',
  'prisma/models',
  'prisma/seed.ts',
  'vite.config.ts',
  'package-lock.json',
  // build.mjs and what it imports
  'scripts/build.mjs',
  'scripts/compress-files.mjs',
  'scripts/ocr-files.mjs',
  'scripts/service-worker.mjs',
];

/** The files whose change makes the build stale, from the root. */
export const buildSources = () => filesOf(BUILT_FROM).map((file) => path.relative(root, file));

function build() {
  const hash = hashOf(BUILT_FROM);
  if (
    isFresh('build', hash) &&
    existsSync(inRoot('build/server.js')) &&
    existsSync(inRoot('build/server/index.js'))
  )
    return;
  console.log('Building...');
  try {
    execFileSync(process.execPath, [inRoot('scripts/build.mjs')], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  } catch {
    stop('The build failed; its message is above.');
  }
  stamp('build', hash);
}

/** Makes ready what is asked for; what is ready already costs a moment. */
export async function setUp({ withBuild = true, withEnv = true } = {}) {
  checkNode();
  install();
  if (withEnv) writeEnv();
  await generate();
  if (withBuild) build();
}
