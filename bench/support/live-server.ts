import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Db, openDatabase } from '../../apps/server/src/db/connection.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/db/embedded/index.ts'
import { layout } from '../../apps/server/src/db/embedded/layout.ts'
import { createSealer } from '../../apps/server/src/runtime/sealer.ts'
import { addCamera } from '../../apps/server/src/video/ingest/index.ts'
import { copyTemplate, type DemoServer, freePort, startDemoServer } from '../../e2e/support/demo-server.ts'

export interface LiveGame {
  eventId: number
  channelId: number
  /** Where its encoder sends to. */
  rtmpUrl: string
}

export interface LiveServer extends DemoServer {
  /** Makes so many games live, with a camera each. */
  openGames(count: number): Promise<LiveGame[]>
  postgres: { url: string; pid: number; pool: ReturnType<typeof openDatabase>['pool']; db: Db }
}

/** A demo server with a database that the bench may reach too, for more games than a command line would make. */
export async function startLiveServer(env: Record<string, string> = {}): Promise<LiveServer> {
  const dir = await mkdtemp(join(tmpdir(), 'grandstand-bench-'))
  await copyTemplate(dir)
  const postgres = await startEmbeddedPostgres({ dir: join(dir, 'postgres'), log: () => {} })
  // A query that fails throws; that PostgreSQL was stopped in the end nobody needs to hear.
  const { db, pool, close } = openDatabase({
    url: postgres.connectionString,
    maxConnections: 1,
    onError: () => {},
  })
  const rtmpPort = await freePort()
  const server = await startDemoServer({
    DATABASE_URL: postgres.connectionString,
    DATA_DIR: dir,
    RTMP_PORT: String(rtmpPort),
    // A rush is measured, and nobody sent away.
    JOINS_PER_SECOND: '0',
    ...env,
  })
  const ctx = { db, now: () => new Date(), sealer: createSealer(randomBytes(32).toString('hex')) }
  const pidFile = await readFile(join(layout.pgdata(join(dir, 'postgres')), 'postmaster.pid'), 'utf8')
  return {
    ...server,
    postgres: { url: postgres.connectionString, pid: Number.parseInt(pidFile, 10), pool, db },
    async openGames(count) {
      const { rows } = await pool.query<{ id: number; channel_id: number }>(
        `update events set stream_status = 'live', event_utc_ts = now(), ends_at = now() + interval '6 hours'
         where id in (select id from events where stream_status = 'upcoming' order by id desc limit ${count})
         returning id, channel_id`,
      )
      const games: LiveGame[] = []
      for (const { id, channel_id } of rows) {
        const { stream_key } = await addCamera(ctx, channel_id, id, 'Main camera')
        games.push({
          eventId: id,
          channelId: channel_id,
          rtmpUrl: `rtmp://127.0.0.1:${rtmpPort}/live/${stream_key}`,
        })
      }
      return games
    },
    async stop() {
      await server.stop()
      await close()
      await postgres.stop()
      await rm(dir, { recursive: true, force: true })
    },
  }
}
