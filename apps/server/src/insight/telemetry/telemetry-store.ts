import { getTableColumns, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { ErrorRow, TelemetryTable } from '../../context/telemetry.ts'
import type { Db } from '../../db/connection.ts'
import { errorGroups, errorPeople, pageEvents, videoEvents, videoViewings, visits } from '../../db/tables.ts'

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

/** A person whom an error hits again on the same day is no other. */
export async function countErrors(db: Db, rows: readonly ErrorRow[]): Promise<void> {
  await db.transaction(async tx => {
    const hit = await tx
      .insert(errorPeople)
      .values(
        rows.map(({ channel_id, cause, release, day, mark }) => ({ channel_id, cause, release, day, mark })),
      )
      .onConflictDoNothing()
      .returning()
    await tx
      .insert(errorGroups)
      .values(groupErrors(rows, hit))
      .onConflictDoUpdate({
        target: [errorGroups.channel_id, errorGroups.cause, errorGroups.release],
        set: {
          count: sql`${errorGroups.count} + excluded.count`,
          people: sql`${errorGroups.people} + excluded.people`,
          last_at: sql`greatest(${errorGroups.last_at}, excluded.last_at)`,
          request_id: sql`coalesce(excluded.request_id, ${errorGroups.request_id})`,
        },
      })
  })
}

type Group = typeof errorGroups.$inferInsert
const keyOf = ({ channel_id, cause, release }: Pick<Group, 'channel_id' | 'cause' | 'release'>) =>
  JSON.stringify([channel_id, cause, release])

/** One statement may change a row once, so that equal ones are counted before. In one order, so that two processes do not wait for each other. */
function groupErrors(rows: readonly ErrorRow[], hit: readonly (typeof errorPeople.$inferSelect)[]): Group[] {
  const groups = new Map<string, Group & { count: number; people: number }>()
  for (const { at, mark, day, ...row } of rows) {
    const key = keyOf(row)
    const before = groups.get(key)
    groups.set(key, {
      ...row,
      count: (before?.count ?? 0) + 1,
      people: 0,
      first_at: before?.first_at ?? at,
      last_at: at,
    })
  }
  for (const person of hit) {
    const group = groups.get(keyOf(person))
    if (group) group.people += 1
  }
  return [...groups].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, group]) => group)
}
