import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

export default defineConfig({
  plugins: [
    tailwindcss(),
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
  build: { target: 'es2022', assetsInlineLimit: 0 },
  ssr: { target: 'node', external: ['better-sqlite3', 'pg', '@node-rs/argon2'] },
  server: { host: '127.0.0.1' },
});
