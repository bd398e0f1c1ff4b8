import { getTableColumns, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { ErrorRow, TelemetryTable } from '../../context/telemetry.ts'
import type { Db } from '../../db/connection.ts'
import { errorGroups, pageEvents, videoEvents, videoViewings, visits } from '../../db/tables.ts'

const tables = {
  visits,
  page_events: pageEvents,
  video_events: videoEvents,
  video_viewings: videoViewings,
} satisfies Record<TelemetryTable, PgTable>

export const dayTables = ['visits', 'page_events', 'video_events', 'video_viewings'] as const

const list = (parts: SQLWrapper[]) => sql.join(parts, sql`, `)
/** Browsers say what they like: a row is a user's only if the channel has such a user. */
const knownUser = sql`(select u.id from users u where u.id = r.user_id and u.channel_id = r.channel_id)`

/** All in one statement: what the database spends on a row is little beside what it spends on a question. */
export async function appendRows(db: Db, table: TelemetryTable, rows: readonly object[]): Promise<void> {
  const columns = Object.values(getTableColumns(tables[table]))
  const names = columns.map(({ name }) => sql.identifier(name))
  const typed = columns.map(column => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`)
  const values = columns.map(({ name }) => (name === 'user_id' ? knownUser : sql`r.${sql.identifier(name)}`))
  await db.execute(sql`
    insert into ${tables[table]} (${list(names)})
    select ${list(values)} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (${list(typed)})
    on conflict do nothing`)
}

export async function countErrors(db: Db, rows: readonly ErrorRow[]): Promise<void> {
  await db
    .insert(errorGroups)
    .values(groupErrors(rows))
    .onConflictDoUpdate({
      target: [errorGroups.channel_id, errorGroups.cause, errorGroups.release],
      set: {
        count: sql`${errorGroups.count} + excluded.count`,
        last_at: sql`greatest(${errorGroups.last_at}, excluded.last_at)`,
        request_id: sql`coalesce(excluded.request_id, ${errorGroups.request_id})`,
      },
    })
}

/** One statement may change a row once, so that equal ones are counted before. */
function groupErrors(rows: readonly ErrorRow[]): (typeof errorGroups.$inferInsert)[] {
  const groups = new Map<string, typeof errorGroups.$inferInsert>()
  for (const { at, ...row } of rows) {
    const key = JSON.stringify([row.channel_id, row.cause, row.release])
    const before = groups.get(key)
    groups.set(key, {
      ...row,
      count: (before?.count ?? 0) + 1,
      first_at: before?.first_at ?? at,
      last_at: at,
    })
  }
  return [...groups.values()]
}
