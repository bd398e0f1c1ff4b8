import { expect, it } from 'vitest'
import { z } from 'zod'
import { defineJob, openJobQueue, workJobs } from '../src/jobs/index.ts'
import { buildLeague } from './event-builder.ts'
import { startTestServer } from './start-test-server.ts'

it('long work of one channel holds up no other channel, and runs one job at a time', async () => {
  const server = await startTestServer({ channels: [buildLeague('alpha')] })
  const begun: string[] = []
  const done = Promise.withResolvers<void>()
  const long = defineJob({
    name: 'long-test',
    payload: z.object({ channel_id: z.int(), name: z.string() }),
    isLong: true,
    runsAtSite: true,
    turnOf: ({ channel_id }) => channel_id,
    async run(_ctx, { name }) {
      begun.push(name)
      await done.promise
    },
  })
  const { ctx, databaseUrl } = server
  const queue = await openJobQueue({
    databaseUrl,
    jobs: [long],
    log: ctx.log,
    isWorker: true,
    site: ctx.nodes.site,
  })
  const add = (channel_id: number, name: string) =>
    ctx.db.transaction(tx => queue.add(tx, long, { channel_id, name }, ctx.nodes.site))
  try {
    for (const name of ['first', 'second', 'third']) await add(1, name)
    await add(2, 'other')
    const working = await workJobs(queue, { ...ctx, mail: { async send() {}, async forget() {} } }, [long])
    await expect.poll(() => begun).toContain('other')
    // Whichever of the three a worker took first.
    expect(begun).toHaveLength(2)
    done.resolve()
    await expect.poll(() => begun.length).toBe(4)
    await working.stop()
  } finally {
    done.resolve()
    await queue.stop()
    await server.stop()
  }
})
