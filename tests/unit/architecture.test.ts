import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const APP = path.join(ROOT, 'app');

interface SourceFile {
  /** below app/, with / */
  name: string;
  text: string;
  imports: { target: string; typeOnly: boolean; dynamic: boolean }[];
}

const IMPORT =
  /^(?:import|export)\s+(type\s)?[^'"]*?from\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]|(\bimport)\(\s*['"]([^'"]+)['"]/gm;

/** A path below app/, or the package's name. */
function resolve(from: string, specifier: string): string {
  if (specifier.startsWith('~/')) return withoutExtension(specifier.slice(2));
  if (!specifier.startsWith('.')) return specifier;
  const target = path
    .relative(APP, path.resolve(APP, path.dirname(from), specifier))
    .split(path.sep)
    .join('/');
  return withoutExtension(target);
}

const withoutExtension = (file: string) => file.replace(/\.(tsx?|mjs)$/, '').replace(/\/index$/, '');

const isTest = (name: string) => /\.test\.tsx?$/.test(name);

function readSources(): SourceFile[] {
  return readdirSync(APP, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => {
      const text = readFileSync(path.join(APP, name), 'utf8');
      const imports = [...text.matchAll(IMPORT)].map((match) => ({
        target: resolve(name, match[2] ?? match[3] ?? match[5] ?? ''),
        typeOnly: Boolean(match[1]),
        dynamic: Boolean(match[4]),
      }));
      return { name, text, imports };
    });
}

const sources = readSources();
const product = sources.filter(({ name }) => !isTest(name));

/** 'file -> target' for every import that the rule forbids. */
function broken(
  forbidden: (file: SourceFile, target: string, entry: SourceFile['imports'][number]) => boolean,
): string[] {
  return product.flatMap((file) =>
    file.imports
      .filter((entry) => forbidden(file, entry.target, entry))
      .map((entry) => `${file.name} -> ${entry.target}`),
  );
}

const room = (name: string) => name.split('/')[0] ?? '';
const featureOf = (name: string) => (room(name) === 'features' ? (name.split('/')[1] ?? '') : null);
const isComponent = (name: string) => name.endsWith('.tsx') || /\/use-[^/]+\.ts$/.test(name);
const isRemix = (target: string) => target.startsWith('@remix-run/');

describe('the directions that never exist (house rules)', () => {
  it('reads the tree', () => {
    expect(product.length).toBeGreaterThan(80);
    expect(product.some(({ imports }) => imports.some(({ target }) => target === 'http/auth.server'))).toBe(
      true,
    );
  });

  it('nothing imports a route, but the route’s own folder', () => {
    expect(
      broken((file, target) => {
        if (room(target) !== 'routes') return false;
        const folder = path.posix.dirname(file.name);
        return !(
          room(file.name) === 'routes' &&
          folder !== 'routes' &&
          path.posix.dirname(target) === folder
        );
      }),
    ).toEqual([]);
  });

  it('feature logic imports neither http nor Remix; components may use Remix’s', () => {
    expect(
      broken(
        (file, target) =>
          featureOf(file.name) !== null &&
          (room(target) === 'http' ||
            (isRemix(target) && !(isComponent(file.name) && target === '@remix-run/react'))),
      ),
    ).toEqual([]);
  });

  it('ui knows no feature, no http and no adapter', () => {
    expect(
      broken(
        (file, target) => room(file.name) === 'ui' && ['features', 'http', 'adapters'].includes(room(target)),
      ),
    ).toEqual([]);
  });

  it('schemas import only zod and other pure files of features', () => {
    const pure = new Set(
      product
        .map(({ name }) => withoutExtension(name))
        .filter((name) => featureOf(name) && !name.endsWith('.server')),
    );
    const components = new Set(
      product.filter(({ name }) => isComponent(name)).map(({ name }) => withoutExtension(name)),
    );
    expect(
      broken(
        (file, target) =>
          file.name.endsWith('schemas.ts') &&
          target !== 'zod' &&
          (!pure.has(target) || components.has(target)),
      ),
    ).toEqual([]);
  });

  it('what only the server’s coach knows is imported by nothing the browser gets', () => {
    const whole = /^features\/coaching\/coach(?:\/more(?:\/.*)?)?$/;
    expect(
      broken(
        (file, target, { typeOnly }) =>
          whole.test(target) &&
          !typeOnly &&
          !file.name.endsWith('.server.ts') &&
          !/^features\/coaching\/coach\/(?:index\.ts|more\/)/.test(file.name) &&
          // it answers the server’s own endpoint; the other one asks at build time where it runs
          !['features/coaching/engines/embedded.ts', 'features/coaching/engines/index.ts'].includes(
            file.name,
          ),
      ),
    ).toEqual([]);
  });

  it('the Prisma client stays in adapters and features/*.server.ts', () => {
    expect(
      broken(
        (file, target) =>
          (target === 'adapters/db.server' || target.includes('prisma/generated')) &&
          room(file.name) !== 'adapters' &&
          !(featureOf(file.name) && file.name.endsWith('.server.ts')) &&
          // the entry runs the migrations, the operator command its own
          !['entry.server.tsx', 'operator.ts'].includes(file.name),
      ),
    ).toEqual([]);
  });

  it('process.env is read in env.server.ts alone', () => {
    const readers = product
      .filter(({ name, text }) => name !== 'env.server.ts' && /process\.env/.test(text))
      .map(({ name }) => name);
    expect(readers).toEqual([]);
  });

  it('a .client file is never imported statically by a file that is not one', () => {
    expect(
      broken(
        (file, target, entry) => /\.client$/.test(target) && !entry.dynamic && !/\.client\./.test(file.name),
      ),
    ).toEqual([]);
  });

  it('app imports no tests, but from its own test files', () => {
    expect(broken((_, target) => target.startsWith('../tests'))).toEqual([]);
  });

  it('no circle between features', () => {
    const edges = new Map<string, Set<string>>();
    for (const file of product) {
      const from = featureOf(file.name);
      if (!from) continue;
      for (const { target } of file.imports) {
        const to = featureOf(target);
        if (to && to !== from) edges.set(from, (edges.get(from) ?? new Set()).add(to));
      }
    }
    const circles: string[] = [];
    const walk = (feature: string, trail: string[]) => {
      if (trail.includes(feature)) {
        circles.push([...trail.slice(trail.indexOf(feature)), feature].join(' -> '));
        return;
      }
      for (const next of edges.get(feature) ?? []) walk(next, [...trail, feature]);
    };
    for (const feature of edges.keys()) walk(feature, []);
    expect([...new Set(circles)]).toEqual([]);
  });
});

describe('the lock file', () => {
  const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { optionalDependencies?: Record<string, string> }>;
  };

  it('holds the binaries of every platform, so that npm ci works on all of them', () => {
    const missing = Object.entries(lock.packages).flatMap(([location, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isInstalledFor(lock.packages, location, name)),
    );
    expect(missing).toEqual([]);
  });
});

/** Node's own look-up: beside the package, then in every folder above it. */
function isInstalledFor(packages: Record<string, unknown>, location: string, name: string): boolean {
  for (
    let base = location;
    ;
    base = base.includes('/node_modules/') ? base.slice(0, base.lastIndexOf('/node_modules/')) : ''
  ) {
    if (packages[`${base ? `${base}/` : ''}node_modules/${name}`]) return true;
    if (!base) return false;
  }
}
