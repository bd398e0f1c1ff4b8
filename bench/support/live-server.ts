import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../apps/server/src/db/connection.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/db/embedded/index.ts'
import { addCamera } from '../../apps/server/src/features/ingest/index.ts'
import { createSealer } from '../../apps/server/src/runtime/sealer.ts'
import { type DemoServer, freePort, startDemoServer } from '../../e2e/support/demo-server.ts'

export interface LiveServer extends DemoServer {
  /** Makes so many games live and gives the addresses that their encoders send to. */
  openGames(count: number): Promise<string[]>
}

/** A demo server with a database that the bench may reach too, for more games than a command line would make. */
export async function startLiveServer(): Promise<LiveServer> {
  const dir = await mkdtemp(join(tmpdir(), 'grandstand-bench-'))
  const postgres = await startEmbeddedPostgres({ dir: join(dir, 'postgres'), log: () => {} })
  const { db, pool, close } = openDatabase({
    ...{ url: postgres.connectionString, maxConnections: 1, onError: console.error },
  })
  const rtmpPort = await freePort()
  const server = await startDemoServer({
    DATABASE_URL: postgres.connectionString,
    RTMP_PORT: String(rtmpPort),
  })
  const ctx = { db, now: () => new Date(), sealer: createSealer(randomBytes(32).toString('hex')) }
  return {
    ...server,
    async openGames(count) {
      const { rows } = await pool.query<{ id: number; channel_id: number }>(
        `update events set stream_status = 'live', event_utc_ts = now(), ends_at = now() + interval '6 hours'
         where id in (select id from events where stream_status = 'upcoming' order by id desc limit ${count})
         returning id, channel_id`,
      )
      const urls: string[] = []
      for (const { id, channel_id } of rows) {
        const { stream_key } = await addCamera(ctx, channel_id, id, 'Main camera')
        urls.push(`rtmp://127.0.0.1:${rtmpPort}/live/${stream_key}`)
      }
      return urls
    },
    async stop() {
      await server.stop()
      await close()
      await postgres.stop()
      await rm(dir, { recursive: true, force: true })
    },
  }
}
