// Bundles app/service-worker.ts with the list of what this build's signed-in screens need, to build/service-worker.js.
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const ASSETS = path.join(root, 'build/client/assets');

/** Where app/routes/sw[.]js.ts puts the product's name, which the build does not know. */
const PRODUCT_NAME_PLACE = '__PRODUCT_NAME__';

/** Routes whose screens work offline; the public pages ship no script. */
const SCREENS = [
  'root',
  'routes/dashboard',
  'routes/conversation-helper',
  'routes/conversation-starters',
  'routes/profile-wizard',
  'routes/ice-breakers',
  'routes/referrals',
  'routes/account._index',
  'routes/account.settings',
  'routes/login',
];

/** Remix's manifest, which it writes as a script: `window.__remixManifest={...};` */
async function readManifest(names) {
  const name = names.find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error('Remix wrote no manifest');
  const text = await readFile(path.join(ASSETS, name), 'utf8');
  return { name, manifest: JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) };
}

/**
 * Every file that is named, directly or not, by `start`: static and dynamic imports alike. The screenshot reader stays
 * out, since nobody should load it before its first use.
 */
async function reachable(start, names) {
  const known = new Set(names);
  const found = new Set();
  const queue = [...start];
  for (let name = queue.pop(); name; name = queue.pop()) {
    if (found.has(name) || !known.has(name)) continue;
    const text = await readFile(path.join(ASSETS, name), 'utf8');
    const named = [...text.matchAll(/[\w.$-]+\.(?:js|css|woff2)\b/g)].map(([file]) => file);
    if (named.some((file) => file.startsWith('reading.worker-')) || name.startsWith('reading.worker-'))
      continue;
    found.add(name);
    queue.push(...named);
  }
  return [...found];
}

export async function buildServiceWorker() {
  const names = await readdir(ASSETS);
  const { name, manifest } = await readManifest(names);
  const screens = SCREENS.map((id) => {
    const route = manifest.routes[id];
    if (!route) throw new Error(`There is no ${id} to work offline`);
    return route;
  });
  const modules = [manifest.entry, ...screens].flatMap(({ module, imports = [], css = [] }) => [
    module,
    ...imports,
    ...css,
  ]);
  const styles = names.find((file) => /^app-.*\.css$/.test(file));
  if (!styles) throw new Error('The build made no style sheet');
  // the manifest names every route, and is only carried along
  const start = [styles, ...modules.map((file) => path.posix.basename(file))];
  const precache = [name, ...(await reachable(start, names))];
  const url = (file) => `/assets/${file}`;
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      BUILD: JSON.stringify({
        version: manifest.version,
        assets: names.map(url).sort(),
        precache: precache.map(url).sort(),
        styles: url(styles),
        productName: PRODUCT_NAME_PLACE,
      }),
    },
    build: {
      outDir: 'build',
      emptyOutDir: false,
      target: 'es2022',
      lib: {
        entry: 'app/service-worker.ts',
        formats: ['iife'],
        name: 'worker',
        fileName: () => 'service-worker.js',
      },
    },
  });
  const sizes = await Promise.all(precache.map((file) => stat(path.join(ASSETS, file))));
  const kib = Math.round(sizes.reduce((sum, { size }) => sum + size, 0) / 1024);
  console.log(
    `service worker ${manifest.version}: ${precache.length} files for offline use, ${kib} KiB before compression`,
  );
}
