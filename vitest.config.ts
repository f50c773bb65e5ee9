import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const alias = { '~': fileURLToPath(new URL('./app', import.meta.url)) };
const setupFiles = ['tests/setup/env.ts'];

/**
 * Tests of the coach with all it knows. Its tables take seconds to load, so these files share one copy in each worker; what a file
 * says it knows, the next one's set-up takes back. Tests of what the device's coach does not know keep a copy of their own.
 */
const COACH = [
  'app/features/coaching/coach/more/**/*.test.ts',
  'app/features/coaching/coach/{coach,language,library,openers,profile,profile-age,rows,sayings}.test.ts',
];

const integration = (name: 'sqlite' | 'postgres') => ({
  resolve: { alias },
  test: {
    name,
    include: ['tests/integration/**/*.test.ts'],
    globalSetup: [`tests/setup/global-${name}.ts`],
    setupFiles,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // a server that warms up, or a busy machine, may need more than the default second
    expect: { poll: { timeout: 5000 } },
  },
});

export default defineConfig({
  test: {
    // two cores, and each integration worker has a server beside it
    maxWorkers: 2,
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: ['app/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.{ts,tsx}'],
          exclude: COACH,
          setupFiles,
          testTimeout: 30_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'coach',
          include: COACH,
          isolate: false,
          setupFiles: [...setupFiles, 'tests/setup/coach.ts'],
          testTimeout: 30_000,
        },
      },
      integration('sqlite'),
      integration('postgres'),
      { test: { name: 'instruments', include: ['tests/instruments/**/*.test.ts'] } },
    ],
  },
});
