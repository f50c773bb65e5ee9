// For scripts that run the app's own TypeScript: modules are loaded through Vite, without a server that listens.
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** `load` takes a path from the repository's root, with the slash in front; `close` ends it. */
export async function openModules(resolve = {}) {
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    resolve,
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
  });
  return { load: (file) => server.ssrLoadModule(file), close: () => server.close() };
}
