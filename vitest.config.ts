import { defineConfig } from 'vitest/config'

const ignored = ['**/node_modules/**', '**/dist/**']

/** What records, cuts or copies video, or starts processes of its own. A short run leaves it out. */
const slowFiles = [
  'apps/server/test/{clip-forms,clip-moderation,clips,closing,downloads,free-preview,free-preview-away,library-videos}.test.ts',
  'apps/server/test/{live,live-frames,replays,storage,uploads,wait-for-go,what-stays-open}.test.ts',
  'apps/server/test/{backup,channel-cli,channel-pack,cluster,database-away,database-restart,demo-audience,edge-cache,edge-pages}.test.ts',
  'apps/server/test/{demo-season,orders-cli,restore-here,season,silent-database,stored-uploads,to-store}.test.ts',
  'apps/server/src/db/embedded/embedded-postgres.test.ts',
  'packages/demo-footage/test/films.test.ts',
  'packages/media/test/{cut,file,guard,live,live-run,vertical}.test.ts',
  'scripts/launch.test.ts',
]

/** What depends on the pace of encoders or on several processes, for which only a whole run has the time and the quiet. */
const longFiles = [
  'apps/server/test/{cluster-processes,demo-video,handover,hostile-files,ingest,odd-encoders,tonight}.test.ts',
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
          name: 'quick',
          include: ['{apps,packages,scripts}/**/*.test.{ts,tsx}'],
          exclude: [...ignored, ...slowFiles, ...longFiles],
        },
      },
      { extends: true, test: { name: 'slow', include: slowFiles, exclude: ignored } },
      { extends: true, test: { name: 'long', include: longFiles, exclude: ignored } },
    ],
  },
})
