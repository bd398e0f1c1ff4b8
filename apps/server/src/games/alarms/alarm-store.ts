import { type FoundAlarm, redAlarms } from '@grandstand/rules'
import { and, asc, count, desc, eq, getTableColumns, gte, inArray, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { perDb } from '../../db/per-db.ts'
import { alarms, eventMedia, events } from '../../db/tables.ts'

export type AlarmRow = typeof alarms.$inferSelect

/** Of all channels. */
export function listOpenAlarms(db: Db): Promise<AlarmRow[]> {
  return openAlarms(db).execute()
}

const openAlarms = perDb(db =>
  db.select().from(alarms).where(isNull(alarms.closed_at)).limit(5_000).prepare('open_alarms'),
)

const isOf = ({ kind, event_id, video_id }: FoundAlarm) =>
  and(
    eq(alarms.kind, kind),
    sql`${alarms.event_id} is not distinct from ${event_id}`,
    sql`${alarms.video_id} is not distinct from ${video_id}`,
  )

/** One that was closed just before goes on: nobody is called twice for what comes and goes. */
export async function reopenAlarm(
  tx: Tx,
  channelId: number,
  found: FoundAlarm,
  since: Date,
): Promise<boolean> {
  const latest = tx
    .select({ id: alarms.id })
    .from(alarms)
    .where(and(eq(alarms.channel_id, channelId), isOf(found), gte(alarms.closed_at, since)))
    .orderBy(desc(alarms.id))
    .limit(1)
  const rows = await tx
    .update(alarms)
    .set({ closed_at: null })
    .where(inArray(alarms.id, latest))
    .returning({ id: alarms.id })
  return rows.length > 0
}

/** False: another process has opened it. */
export async function insertAlarm(tx: Tx, channelId: number, found: FoundAlarm, now: Date): Promise<boolean> {
  const rows = await tx
    .insert(alarms)
    .values({ ...found, channel_id: channelId, opened_at: now })
    .onConflictDoNothing()
    .returning({ id: alarms.id })
  return rows.length > 0
}

export async function closeAlarms(
  db: Db,
  channelId: number,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  await db
    .update(alarms)
    .set({ closed_at: now })
    .where(and(eq(alarms.channel_id, channelId), inArray(alarms.id, [...ids]), isNull(alarms.closed_at)))
}

const named = {
  ...getTableColumns(alarms),
  event_name: events.name,
  camera_name: eventMedia.name,
}

interface Which {
  isOpen?: boolean
  /** The red ones first, then the oldest; else the latest first. */
  isByUrgency?: boolean
  eventId?: number | undefined
  limit: number
  offset?: number
}

const whichOf = (channelId: number, { isOpen, eventId }: Which) =>
  and(
    eq(alarms.channel_id, channelId),
    isOpen ? isNull(alarms.closed_at) : undefined,
    eventId === undefined ? undefined : eq(alarms.event_id, eventId),
  )

/** With the names of the things they are about. */
export function listAlarmRows(db: Db | Tx, channelId: number, which: Which) {
  return db
    .select(named)
    .from(alarms)
    .leftJoin(events, eq(events.id, alarms.event_id))
    .leftJoin(eventMedia, eq(eventMedia.video_id, alarms.video_id))
    .where(whichOf(channelId, which))
    .orderBy(
      ...(which.isByUrgency
        ? [desc(inArray(alarms.kind, [...redAlarms])), asc(alarms.id)]
        : [desc(alarms.id)]),
    )
    .limit(which.limit)
    .offset(which.offset ?? 0)
}

export async function findAlarmRow(db: Db, channelId: number, id: number) {
  const [row] = await db
    .select(named)
    .from(alarms)
    .leftJoin(events, eq(events.id, alarms.event_id))
    .leftJoin(eventMedia, eq(eventMedia.video_id, alarms.video_id))
    .where(and(eq(alarms.channel_id, channelId), eq(alarms.id, id)))
  return row
}

export async function countAlarms(db: Db, channelId: number, which: Which): Promise<number> {
  const [row] = await db.select({ count: count() }).from(alarms).where(whichOf(channelId, which))
  return row?.count ?? 0
}

const isOpenRed = (channelId: number) =>
  and(eq(alarms.channel_id, channelId), isNull(alarms.closed_at), inArray(alarms.kind, [...redAlarms]))

/** Those that are open. */
export function countRedAlarms(db: Db, channelId: number): Promise<number> {
  return db.$count(alarms, isOpenRed(channelId))
}

const maxNewest = 50

export async function listNewestRedAlarms(db: Db, channelId: number): Promise<number[]> {
  const rows = await db
    .select({ id: alarms.id })
    .from(alarms)
    .where(isOpenRed(channelId))
    .orderBy(desc(alarms.id))
    .limit(maxNewest)
  return rows.map(({ id }) => id)
}

/** The first who says so stays; undefined: there is no such alarm. */
export async function acknowledgeRow(
  tx: Tx,
  channelId: number,
  id: number,
  { by, now }: { by: string; now: Date },
): Promise<{ isFirst: boolean } | undefined> {
  const isIt = and(eq(alarms.channel_id, channelId), eq(alarms.id, id))
  const first = await tx
    .update(alarms)
    .set({ acknowledged_by: by, acknowledged_at: now })
    .where(and(isIt, isNull(alarms.acknowledged_at)))
    .returning({ id: alarms.id })
  if (first.length > 0) return { isFirst: true }
  const [row] = await tx.select({ id: alarms.id }).from(alarms).where(isIt)
  return row && { isFirst: false }
}
