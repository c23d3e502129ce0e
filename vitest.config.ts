import { defineConfig } from 'vitest/config'

// Tests run on busy two-core machines: few workers, and a time limit that only a test that hangs can reach.
const shared = {
  pool: 'forks',
  testTimeout: 30_000,
  hookTimeout: 60_000,
  teardownTimeout: 30_000,
  expect: { poll: { timeout: 20_000 } },
} as const

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        // What needs no database, or starts its own.
        test: {
          ...shared,
          name: 'plain',
          include: [
            'packages/**/*.test.{ts,tsx}',
            'apps/web/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'apps/server/src/platform/database/embedded/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...shared,
          name: 'server',
          // A process serves one after the other, in tests too: it loads the product once, for all its files. (Modules of pages
          // are a browser's alone, and keep what they know: `plain` has a process for each file.)
          isolate: false,
          include: ['apps/server/**/*.test.ts', 'db/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: ['apps/server/src/platform/database/embedded/**', '**/node_modules/**'],
          globalSetup: 'apps/server/src/testing/postgres.ts',
        },
      },
      {
        // In a browser, against the whole product: every file has its own of both, so that two run side by side.
        test: {
          ...shared,
          name: 'e2e',
          isolate: false,
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: 'e2e/stock.ts',
          testTimeout: 120_000,
          hookTimeout: 480_000,
          // A browser on a machine that others use too may lose a key or a frame: what fails once is tried once more, and the
          // report says `retry x1` at it.
          retry: 1,
        },
      },
    ],
  },
})
