// What a page costs before it does anything, read from the built files. A message names the module that broke a budget.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PAGE_SCRIPT } from '../../app/ui/page-script';
import { THEME_SCRIPT } from '../../app/ui/theme-script';

const KIBIBYTE = 1024;
const CLIENT = path.resolve('build/client');

interface ManifestEntry {
  module: string;
  imports?: string[];
  parentId?: string;
  path?: string;
}

interface Manifest {
  url: string;
  entry: ManifestEntry;
  routes: Record<string, ManifestEntry>;
}

interface Chunk {
  file: string;
  /** characters that each source module takes in it, before compression */
  modules: Record<string, number>;
}

if (!existsSync('build/modules.json')) throw new Error('There is no build to measure. Run: npm run build');

const chunks = JSON.parse(readFileSync('build/modules.json', 'utf8')) as Chunk[];

function readManifest(): Manifest {
  // a folder that was built twice holds one only: the build empties it
  const [name = ''] = readdirSync(path.join(CLIENT, 'assets')).filter((file) =>
    /^manifest-\w+\.js$/.test(file),
  );
  const text = readFileSync(path.join(CLIENT, 'assets', name), 'utf8');
  return JSON.parse(text.slice(text.indexOf('=') + 1).replace(/;\s*$/, '')) as Manifest;
}

const manifest = readManifest();

/** Addresses of every script that a page of this route loads before it is alive, with all that those import. */
function firstLoad(routeId: string): string[] {
  const route = manifest.routes[routeId];
  const root = manifest.routes.root;
  if (!route || !root) throw new Error(`There is no route ${routeId}`);
  const wanted = [manifest.entry, root, route].flatMap((entry) => [entry.module, ...(entry.imports ?? [])]);
  return [...new Set([manifest.url, ...wanted])];
}

function gzipBytes(url: string): number {
  return gzipSync(readFileSync(path.join(CLIENT, url)), { level: 9 }).length;
}

function modulesOf(url: string): [string, number][] {
  return Object.entries(chunks.find(({ file }) => `/${file}` === url)?.modules ?? {});
}

const shortened = (id: string) =>
  path.relative(process.cwd(), id.replace(/^\0/, '').replace(/\?.*$/, '')).replace(/^.*node_modules\//, '');

/** The files of a first load, largest first, each with the modules that make it large. */
function explain(urls: readonly string[]): string {
  return urls
    .map((url) => ({ url, bytes: gzipBytes(url) }))
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, 8)
    .map(({ url, bytes }) => {
      const largest = modulesOf(url)
        .sort(([, a], [, b]) => b - a)
        .slice(0, 5)
        .map(([id, size]) => `${shortened(id)} ${(size / KIBIBYTE).toFixed(1)}`);
      return `  ${(bytes / KIBIBYTE).toFixed(1)} KiB ${url}: ${largest.join(', ')}`;
    })
    .join('\n');
}

const BUDGETS = [
  { route: 'routes/login', kibibytes: 100 },
  { route: 'routes/register', kibibytes: 100 },
  { route: 'routes/dashboard', kibibytes: 130 },
];

describe('first-load scripts', () => {
  it.each(BUDGETS)('$route takes at most $kibibytes KiB of gzip', ({ route, kibibytes }) => {
    const urls = firstLoad(route);
    const total = urls.reduce((sum, url) => sum + gzipBytes(url), 0) / KIBIBYTE;
    expect(total, `${route} loads ${total.toFixed(1)} KiB:\n${explain(urls)}`).toBeLessThanOrEqual(kibibytes);
  });

  const LATER = [
    { what: 'zod', pattern: /node_modules\/zod\// },
    { what: 'the Gemini SDK', pattern: /@google\/generative-ai/ },
    {
      what: 'the screenshot reader',
      pattern: /features\/ocr\/(?!file-rules|types|ocr-error|transcript\.ts)/,
    },
    { what: 'the embedded coach', pattern: /features\/coaching\/coach\// },
    { what: 'the toast library', pattern: /@radix-ui\/react-toast/ },
  ];
  const PAGES = [...BUDGETS.map(({ route }) => route), ...toolRoutes()];

  it.each(LATER)('$what is on no first load', ({ pattern }) => {
    const found = PAGES.flatMap((route) =>
      firstLoad(route).flatMap((url) =>
        modulesOf(url)
          .filter(([id, size]) => size > 0 && pattern.test(id))
          .map(([id]) => `${route} loads ${shortened(id)} in ${url}`),
      ),
    );
    expect(found).toEqual([]);
  });

  it('knows the modules of every file it weighs', () => {
    for (const route of PAGES) {
      for (const url of firstLoad(route)) {
        if (url === manifest.url) continue;
        expect(modulesOf(url).length, `${url} is in no list of modules`).toBeGreaterThan(0);
      }
    }
  });
});

/** The standalone screens: whatever route has scripts and a page. */
function toolRoutes(): string[] {
  return ['conversation-helper', 'conversation-starters', 'profile-wizard', 'ice-breakers', 'referrals']
    .map((name) => `routes/${name}`)
    .filter((id) => manifest.routes[id] !== undefined);
}

it('keeps the inline scripts small, above all what stands before the first paint', () => {
  expect(Buffer.byteLength(THEME_SCRIPT)).toBeLessThan(0.5 * KIBIBYTE);
  expect(Buffer.byteLength(THEME_SCRIPT + PAGE_SCRIPT)).toBeLessThan(KIBIBYTE);
});

describe('the embedded coach', () => {
  const ALL = /features\/coaching\/(?:coach\/|evidence-phrases\.)/;
  const files = chunks.filter(({ modules }) => Object.keys(modules).some((id) => ALL.test(id)));

  it('is one file, which takes at most 120 KiB of gzip', () => {
    expect(files.map(({ file }) => file)).toEqual([expect.stringMatching(/assets\/coach-/)]);
    const total = files.reduce((sum, { file }) => sum + gzipBytes(`/${file}`), 0) / KIBIBYTE;
    expect(total).toBeLessThanOrEqual(120);
  });

  it('brings nothing else along', () => {
    const foreign = files.flatMap(({ modules }) => Object.keys(modules).filter((id) => !ALL.test(id)));
    expect(foreign).toEqual([]);
  });
});
