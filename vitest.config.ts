import { defineConfig } from 'vitest/config'

const ignored = ['**/node_modules/**', '**/dist/**']

/** What depends on the pace of encoders or on several processes, for which only a whole run has the time and the quiet. */
const longFiles = [
  'apps/server/test/{cluster-processes,demo-video,hostile-files,ingest,odd-encoders,tonight}.test.ts',
  'packages/media/test/ladder.test.ts',
]

export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: ['apps/server/test/global-setup.ts'],
    pool: 'forks',
    // One process for many files: loading the server for each file took half of the time. What a file changes in its
    // process (variables, timers, console) it puts back.
    isolate: false,
    // Much of it waits: for encoders, mail servers that are away, and the database.
    maxWorkers: 5,
    hookTimeout: 60_000,
    // Two cores hold tests, servers, databases, encoders and browsers: what is waited for may take its time.
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'usual',
          include: ['{apps,packages,scripts}/**/*.test.{ts,tsx}'],
          exclude: [...ignored, ...longFiles],
        },
      },
      { extends: true, test: { name: 'long', include: longFiles, exclude: ignored } },
    ],
  },
})
