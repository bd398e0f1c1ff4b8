import pg from 'pg'
import { StartError } from '../runtime/start-error.ts'
import { openClient } from './open-client.ts'

/** A schema that is there while a backup is being restored, beside those that the restore fills. */
const mark = 'restore_unfinished'
const filled = ['public', 'drizzle', 'pgboss']
/** What was there before, until the restore is done. */
const aside = (schema: string) => `${schema}_before_restore`

/**
 * Marks an empty database. What a server that has no channel yet has made in it is put aside. One that a restore left
 * half-filled is emptied first: nothing in it is anyone's but the backup's. `backup`: the server restores it by itself,
 * and takes it back where it breaks off.
 */
export function beginRestore(url: string, { backup = '' } = {}): Promise<void> {
  return withTransaction(url, async client => {
    if (await isMarked(client)) {
      await clearFilled(client)
    } else {
      if (await hasChannels(client))
        throw new StartError('The database already has a channel: restore a backup into an empty one.')
      await client.query(`create schema ${mark}`)
      if (await isThere(client, 'drizzle')) await putAside(client)
    }
    await client.query(`comment on schema ${mark} is ${pg.escapeLiteral(backup)}`)
  })
}

export function endRestore(url: string): Promise<void> {
  return withTransaction(url, async client => {
    for (const schema of filled) await client.query(`drop schema if exists ${aside(schema)} cascade`)
    await client.query(`drop schema ${mark}`)
  })
}

/** The database as it was before a restore that did not come to its end. */
export function takeBackRestore(url: string): Promise<void> {
  return withTransaction(url, async client => {
    if (!(await isMarked(client))) return
    await clearFilled(client)
    for (const schema of filled) {
      if (!(await isThere(client, aside(schema)))) continue
      if (schema === 'public') {
        await moveExtensions(client, 'public', aside('public'))
        await client.query('drop schema public')
      }
      await client.query(`alter schema ${aside(schema)} rename to ${schema}`)
    }
    await client.query(`drop schema ${mark}`)
  })
}

/** Of a restore that broke off: the backup where the server restored it by itself, '' where a command did. Null: none. */
export async function findUnfinishedRestore(url: string): Promise<string | null> {
  let found: string | null = null
  await withClient(url, async client => {
    const { rows } = await client.query(
      `select coalesce(obj_description(oid, 'pg_namespace'), '') as backup from pg_namespace where nspname = $1`,
      [mark],
    )
    found = rows.length === 0 ? null : String(rows[0].backup)
  })
  return found
}

/** Half a restore is no channel's data. */
export async function refuseUnfinishedRestore(url: string): Promise<void> {
  if ((await findUnfinishedRestore(url)) !== null)
    throw new StartError('A restore of this database did not finish. Run it again: npm run restore -- FOLDER')
}

async function putAside(client: pg.Client): Promise<void> {
  for (const schema of filled)
    if (await isThere(client, schema)) await client.query(`alter schema ${schema} rename to ${aside(schema)}`)
  await client.query('create schema public')
  await moveExtensions(client, aside('public'), 'public')
}

async function clearFilled(client: pg.Client): Promise<void> {
  const hasBefore = await isThere(client, aside('public'))
  if (hasBefore) await moveExtensions(client, 'public', aside('public'))
  for (const schema of filled) await client.query(`drop schema if exists ${schema} cascade`)
  await client.query('create schema public')
  if (hasBefore) await moveExtensions(client, aside('public'), 'public')
}

/** A database has each of them once, wherever its tables are. */
async function moveExtensions(client: pg.Client, from: string, to: string): Promise<void> {
  const { rows } = await client.query(
    `select quote_ident(extname) as name from pg_extension
     where extnamespace = to_regnamespace($1) and extrelocatable`,
    [from],
  )
  for (const { name } of rows) await client.query(`alter extension ${name} set schema ${to}`)
}

async function withTransaction(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  await withClient(url, async client => {
    await client.query('begin')
    await work(client)
    await client.query('commit')
  })
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = await openClient(url)
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

const isMarked = (client: pg.Client) => isThere(client, mark)

async function isThere(client: pg.Client, schema: string): Promise<boolean> {
  const { rowCount } = await client.query('select where to_regnamespace($1) is not null', [schema])
  return rowCount === 1
}

async function hasChannels(client: pg.Client): Promise<boolean> {
  const { rowCount: tables } = await client.query(`select where to_regclass('public.channels') is not null`)
  if (tables !== 1) return false
  const { rowCount } = await client.query('select from public.channels limit 1')
  return rowCount !== 0
}
