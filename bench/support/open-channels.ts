import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../apps/server/src/db/connection.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/db/embedded/index.ts'
import { migrate } from '../../apps/server/src/db/migrate.ts'
import { databaseUrl } from '../../apps/server/test/test-database.ts'
import { copyChannel } from './copy-channel.ts'
import { applyDemo } from './demo-database.ts'
import { type Client, fillEvents, withFiller } from './fill-events.ts'

export interface Deployment {
  name: string
  url: string
  client: Client
}

export interface Deployments {
  one: Deployment
  many: Deployment
  fillSeconds: number
  close(): Promise<void>
}

/** Two databases of one PostgreSQL: with one channel, and with so many copies of it. */
export async function openDeployments(counts: { channels: number; games: number }): Promise<Deployments> {
  const dir = await mkdtemp(join(tmpdir(), 'grandstand-bench-'))
  const settings = { max_wal_size: '4GB', shared_buffers: '512MB' }
  const postgres = await startEmbeddedPostgres({ dir: join(dir, 'postgres'), log: () => {}, settings })
  const opened: { close(): Promise<void> }[] = []
  const open = (name: string): Deployment & { close(): Promise<void> } => {
    const url = databaseUrl(postgres.connectionString, name)
    // A query that fails throws; that PostgreSQL was stopped in the end nobody needs to hear.
    const { pool, close } = openDatabase({ url, maxConnections: 1, onError: () => {} })
    opened.push({ close })
    return { name, url, client: pool, close }
  }
  const admin = open('postgres')
  await admin.client.query('create database one')
  const first = open('one')
  await fillOne(first, counts.games)
  // A template must have no connections.
  await first.close()
  await admin.client.query('create database many template one')
  const many = open('many')
  const startedAtMs = performance.now()
  await withFiller(many.url, client => copyChannel(client, counts.channels - 1))
  const fillSeconds = (performance.now() - startedAtMs) / 1000
  return {
    one: open('one'),
    many,
    fillSeconds,
    async close() {
      await Promise.all(opened.filter(({ close }) => close !== first.close).map(({ close }) => close()))
      await postgres.stop()
      await rm(dir, { recursive: true, force: true })
    },
  }
}

async function fillOne({ url }: Deployment, games: number): Promise<void> {
  await migrate(url)
  const { db, close } = openDatabase({ url, onError: console.error })
  try {
    const { channel } = await applyDemo(db)
    await withFiller(url, client => fillEvents(client, channel.channel_key, games))
  } finally {
    await close()
  }
}
