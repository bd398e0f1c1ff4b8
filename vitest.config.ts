import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{apps,packages,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    environment: 'node',
    globalSetup: ['apps/server/test/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    hookTimeout: 60_000,
    // Two cores hold tests, servers, databases and encoders: what is waited for may take its time.
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
