import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{apps,packages,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    environment: 'node',
    globalSetup: ['apps/server/test/global-setup.ts'],
    pool: 'forks',
    // One process for many files: loading the server anew for each took half of the time. What a file changes in its
    // process (variables, timers, console) it puts back.
    isolate: false,
    maxWorkers: 3,
    hookTimeout: 60_000,
    // Two cores hold tests, servers, databases, encoders and browsers: what is waited for may take its time.
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
