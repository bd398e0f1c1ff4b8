import pg from 'pg'
import { StartError } from '../runtime/start-error.ts'

/** A schema that is there while a backup is being restored, beside those that the restore fills. */
const mark = 'restore_unfinished'
const filled = ['public', 'drizzle', 'pgboss']

/** Marks an empty database. One that a restore left half-filled is emptied first: nothing in it is anyone's but the backup's. */
export function beginRestore(url: string): Promise<void> {
  return withClient(url, async client => {
    await client.query('begin')
    if (await isMarked(client)) {
      for (const schema of filled) await client.query(`drop schema if exists ${schema} cascade`)
      await client.query('create schema public')
    } else {
      if (await hasChannels(client))
        throw new StartError('The database already has a channel: restore a backup into an empty one.')
      await client.query(`create schema ${mark}`)
    }
    await client.query('commit')
  })
}

export function endRestore(url: string): Promise<void> {
  return withClient(url, async client => void (await client.query(`drop schema ${mark}`)))
}

/** Half a restore is no channel's data. */
export function refuseUnfinishedRestore(url: string): Promise<void> {
  return withClient(url, async client => {
    if (await isMarked(client))
      throw new StartError(
        'A restore of this database did not finish. Run it again: npm run restore -- FOLDER',
      )
  })
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  // A connection that breaks between queries reports here; the query after it fails with its own error.
  client.on('error', () => {})
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

async function isMarked(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query('select where to_regnamespace($1) is not null', [mark])
  return rowCount === 1
}

async function hasChannels(client: pg.Client): Promise<boolean> {
  const { rowCount: tables } = await client.query(`select where to_regclass('public.channels') is not null`)
  if (tables !== 1) return false
  const { rowCount } = await client.query('select from public.channels limit 1')
  return rowCount !== 0
}
