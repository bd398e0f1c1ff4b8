import { createReadStream, createWriteStream } from 'node:fs'
import { type Duplex, PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from, to } from 'pg-copy-streams'
import { z } from 'zod'
import { openClient } from '../../db/open-client.ts'
import { type WaitingJob, waitingJob } from '../../jobs/index.ts'
import type { DumpedTable, Manifest } from './manifest.ts'
import { orderTables } from './order-tables.ts'

/** One connection: all that is read on it is read at one moment, all that is written is written together or not at all. */
export type DumpConnection = pg.Client

const tableRow = z.object({ name: z.string(), columns: z.array(z.string()) })
const referenceRow = z.object({ from: z.string(), to: z.string() })
const sequenceRow = z.object({ name: z.string(), last: z.coerce.number() })

export async function withDump<Result>(
  url: string,
  begin: 'begin isolation level repeatable read, read only' | 'begin',
  work: (connection: DumpConnection) => Promise<Result>,
): Promise<Result> {
  const connection = await openClient(url)
  try {
    await connection.query(begin)
    const result = await work(connection)
    await connection.query('commit')
    return result
  } finally {
    await connection.end()
  }
}

/** A partition's rows are read and written through the table that it is a part of. */
export async function listTables(connection: DumpConnection): Promise<Omit<DumpedTable, 'rows'>[]> {
  const tables = await connection.query(`
    select c.relname as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum) as columns
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname`)
  const references = await connection.query(`
    select f.relname as "from", t.relname as "to" from pg_constraint k
    join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace`)
  const byName = new Map(
    z
      .array(tableRow)
      .parse(tables.rows)
      .map(table => [table.name, table]),
  )
  const names = orderTables([...byName.keys()], z.array(referenceRow).parse(references.rows))
  return names.flatMap(name => byName.get(name) ?? [])
}

/** `where` chooses its rows, in SQL; `through` may change them on the way. */
export async function writeTableTo(
  connection: DumpConnection,
  { name, columns }: Omit<DumpedTable, 'rows'>,
  file: string,
  { where = 'true', through = new PassThrough() }: { where?: string; through?: Duplex | undefined } = {},
): Promise<number> {
  const chosen = `select ${quoteAll(columns)} from ${quote(name)} where ${where}`
  const rows = connection.query(to(`copy (${chosen}) to stdout`))
  await pipeline(rows, through, createWriteStream(file))
  return rows.rowCount
}

/** How many rows came. */
export async function readTableFrom(
  connection: DumpConnection,
  { name, columns }: Omit<DumpedTable, 'rows'>,
  file: string,
  through: Duplex = new PassThrough(),
): Promise<number> {
  const rows = connection.query(from(`copy ${quote(name)} (${quoteAll(columns)}) from stdin`))
  await pipeline(createReadStream(file), through, rows)
  return rows.rowCount
}

export async function listSequences(connection: DumpConnection): Promise<Manifest['sequences']> {
  const { rows } = await connection.query(
    `select sequencename as name, last_value as last from pg_sequences
     where schemaname = 'public' and last_value is not null order by sequencename`,
  )
  return z.array(sequenceRow).parse(rows)
}

export async function setSequence(
  connection: DumpConnection,
  { name, last }: Manifest['sequences'][number],
): Promise<void> {
  await connection.query('select setval($1::regclass, $2)', [quote(name), last])
}

export async function findLastMigration(connection: DumpConnection): Promise<number> {
  const { rows } = await connection.query('select max(created_at) as last from drizzle.__drizzle_migrations')
  return z.tuple([z.object({ last: z.coerce.number() })]).parse(rows)[0].last
}

/**
 * None where no server has made a queue yet. The backup itself is no work for who restores it, and what the clock puts there, it
 * puts there again: such a job has no data.
 */
export async function listWaitingJobs(connection: DumpConnection): Promise<WaitingJob[]> {
  const { rowCount: queues } = await connection.query(`select where to_regclass('pgboss.job') is not null`)
  if (queues === 0) return []
  const { rows } = await connection.query(
    `select name, data from pgboss.job
     where state in ('created', 'retry', 'active') and name not like '\\_\\_%'
       and name not like '%-backup%' and data is not null order by created_on`,
  )
  return z.array(waitingJob).parse(rows)
}

const quote = (name: string) => pg.escapeIdentifier(name)
const quoteAll = (names: readonly string[]) => names.map(quote).join(', ')
