import { maxTotal } from '@grandstand/contract'
import { and, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connection.ts'
import { countRows } from '../../../db/count-rows.ts'
import { errorGroups, errorPeople, serverErrors } from '../../../db/tables.ts'

export type ServerErrorRow = typeof serverErrors.$inferInsert

export async function insertServerErrors(db: Db, rows: ServerErrorRow[]): Promise<void> {
  await db.insert(serverErrors).values(rows).onConflictDoNothing()
}

/** Those that hit the most people first. The line must be of the same channel: browsers say which request it was, and may say what they like. */
export async function listErrorRows(db: Db, channelId: number, page: { limit: number; offset: number }) {
  const { channel_id, ...group } = getTableColumns(errorGroups)
  const rows = await db
    .select({ group, line: serverErrors })
    .from(errorGroups)
    .leftJoin(
      serverErrors,
      and(eq(serverErrors.channel_id, channel_id), eq(serverErrors.request_id, errorGroups.request_id)),
    )
    .where(eq(channel_id, channelId))
    .orderBy(desc(errorGroups.people), desc(errorGroups.last_at), errorGroups.cause, errorGroups.release)
    .limit(page.limit)
    .offset(page.offset)
  const counted = db
    .select({ one: sql`1` })
    .from(errorGroups)
    .where(eq(channel_id, channelId))
    .limit(maxTotal)
  return { rows, total: await countRows(db, counted) }
}

export async function hasErrorGroup(
  db: Db,
  { channel_id, cause, release }: Pick<typeof errorGroups.$inferSelect, 'channel_id' | 'cause' | 'release'>,
): Promise<boolean> {
  const known = and(
    eq(errorGroups.channel_id, channel_id),
    eq(errorGroups.cause, cause),
    eq(errorGroups.release, release),
  )
  return (await db.select({ cause: errorGroups.cause }).from(errorGroups).where(known)).length > 0
}

/** A mark means something on its day alone. */
export async function forgetErrorPeopleBefore(db: Db, day: string): Promise<void> {
  await db.delete(errorPeople).where(lt(errorPeople.day, day))
}

export async function forgetErrorsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(errorGroups).where(lt(errorGroups.last_at, before))
  await db.delete(serverErrors).where(lt(serverErrors.at, before))
}

/** Those of a bad day must not fill the disk. */
export async function keepNewestServerErrors(db: Db, channelId: number, kept: number): Promise<void> {
  await db.execute(sql`
    delete from ${serverErrors} where channel_id = ${channelId} and at < (
      select at from ${serverErrors} where channel_id = ${channelId} order by at desc offset ${kept} limit 1)`)
}
