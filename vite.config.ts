import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

/** Writes which modules each of the browser's files is made of, for the budget test. */
function listModules(): Plugin {
  return {
    name: 'list-modules',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    writeBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => {
        if (file.type !== 'chunk') return [];
        const modules = Object.entries(file.modules).map(([id, { renderedLength }]) => [id, renderedLength]);
        return [{ file: file.fileName, modules: Object.fromEntries(modules) as Record<string, number> }];
      });
      writeFileSync('build/modules.json', JSON.stringify(chunks));
    },
  };
}

/** Gathers the licence comments of the browser's modules in one file, so that no page carries them. */
function gatherLicences(): Plugin {
  return {
    name: 'gather-licences',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    generateBundle() {
      const comments = new Set<string>();
      for (const id of this.getModuleIds()) {
        const code = this.getModuleInfo(id)?.code ?? '';
        for (const [comment] of code.matchAll(/\/\*(?:(?!\*\/)[\s\S])*@licen[cs]e[\s\S]*?\*\//g))
          comments.add(comment);
      }
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: [...comments].join('\n\n') });
    },
  };
}

/** Small modules that every page with scripts loads: one file compresses better than twelve, and asks once. */
const SHELL =
  /\/app\/(ui\/(button|card|field|form|icon|toast|toast-store|hydrated|new-id|nonce|submit-button)|http\/meta|features\/offline\/(leaving-for|data-requests|answers|time-limit|page-build)|features\/coaching\/types)\.tsx?$|vite\/preload-helper/;

/** The embedded coach and what the hosted prompts take from it: offline both are needed, and one file compresses better than two. */
const COACH = /\/app\/features\/coaching\/(coach\/|evidence-phrases\.ts)/;

function chunkOf(id: string): string | undefined {
  if (SHELL.test(id)) return 'shell';
  return COACH.test(id) ? 'coach' : undefined;
}

export default defineConfig({
  plugins: [
    tailwindcss(),
    listModules(),
    gatherLicences(),
    remix({
      // a test beside a route is no route
      ignoredRouteFiles: ['**/*.test.{ts,tsx}'],
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_singleFetch: true,
        // the whole manifest is smaller than one more round trip on a bad line
        v3_lazyRouteDiscovery: false,
      },
    }),
  ],
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  worker: { format: 'es' },
  esbuild: { legalComments: 'none' },
  build: {
    target: 'es2022',
    // a little slower than the default, and a little smaller: the coach fills its budget to the last line
    minify: 'terser',
    terserOptions: { compress: { passes: 2 }, format: { comments: false } },
    assetsInlineLimit: 0,
    rollupOptions: { output: { manualChunks: chunkOf } },
  },
  ssr: { target: 'node', external: ['better-sqlite3', 'pg', '@node-rs/argon2'] },
  server: { host: '127.0.0.1' },
  // the development server would bundle native modules for the browser, and find React twice
  optimizeDeps: {
    exclude: ['@node-rs/argon2', 'better-sqlite3', 'nodemailer', 'pg'],
    include: [
      '@conform-to/react',
      '@conform-to/zod/v4',
      '@radix-ui/react-toast',
      '@remix-run/react',
      'react',
      'react-dom',
      'react-dom/client',
      'zod',
    ],
  },
});
