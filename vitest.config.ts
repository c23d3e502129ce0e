import { defineConfig } from 'vitest/config'

// Tests run on busy two-core machines: few workers, and a time limit that only a hanging test can
// reach.
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
        // Tests that need no database or start their own.
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
          // The server's test files share one process, which loads the product once. Modules of web
          // pages keep state, so `plain` has a process for each file.
          isolate: false,
          include: ['apps/server/**/*.test.ts', 'db/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: ['apps/server/src/platform/database/embedded/**', '**/node_modules/**'],
          globalSetup: 'apps/server/src/testing/postgres.ts',
        },
      },
      {
        // Browser tests against the whole product: every file has its own browser and product, so
        // that two run in parallel.
        test: {
          ...shared,
          name: 'e2e',
          isolate: false,
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: 'e2e/stock.ts',
          testTimeout: 120_000,
          hookTimeout: 480_000,
          // A browser on a shared machine may lose a key or a frame. A failed test is repeated once
          // and reported as `retry x1`.
          retry: 1,
        },
      },
    ],
  },
})
