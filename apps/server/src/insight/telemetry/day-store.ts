import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { sqlState } from '../../db/sql-state.ts'

const holdsRows = '23514'

/**
 * Rows of a day without its own partition are in the default partition, as after a restore: then none can be created.
 */
export async function addDay(db: Db, table: string, day: string, nextDay: string): Promise<void> {
  try {
    await db.execute(sql`
      create table if not exists ${sql.identifier(partName(table, day))} partition of ${sql.identifier(table)}
      for values from (${sql.raw(`'${day}'`)}) to (${sql.raw(`'${nextDay}'`)})`)
  } catch (error) {
    if (sqlState(error) !== holdsRows) throw error
  }
}

/** Whole parts cost nothing to drop, however many rows they have. */
export async function dropDaysBefore(db: Db, table: string, day: string): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = ${table}::regclass and c.relname < ${partName(table, day)} and c.relname ~ '_\\d{4}_\\d{2}_\\d{2}$'`)
  for (const { name } of rows) await db.execute(sql`drop table ${sql.identifier(name)}`)
}

export async function removeRowsBefore(
  db: Db,
  table: string,
  channelIds: readonly number[],
  day: string,
): Promise<void> {
  await db.execute(sql`
    delete from ${sql.identifier(table)} where channel_id = any(${sql.param(channelIds)}::int[]) and day < ${day}`)
}

function partName(table: string, day: string): string {
  return `${table}_${day.replaceAll('-', '_')}`
}
