import { type ClipFilter, maxTotal } from '@grandstand/contract'
import { and, desc, eq, exists, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { clipBans, clipReports, clips } from '../../../db/tables.ts'

interface Input {
  show: ClipFilter
  userId?: number | undefined
  eventId?: number | undefined
  limit: number
  offset: number
}

/** Read of a page of clips; more say nothing new. */
const maxReports = 500

const isOpenReport = and(eq(clipReports.clip_id, clips.id), isNull(clipReports.settled_at))
const ofClip = (db: Db | Tx) => db.select({ one: sql`1` }).from(clipReports).where(isOpenReport)

/** What others than its owner see, saw or asked about; what somebody keeps for themselves is not looked at. */
export const isOthers = (db: Db | Tx): SQL | undefined =>
  or(
    eq(clips.is_public, true),
    isNotNull(clips.share_uuid),
    ne(clips.moderation, 'approved'),
    exists(ofClip(db)),
  )

const shown: Record<ClipFilter, (db: Db | Tx) => SQL | undefined> = {
  all: isOthers,
  waiting: () => eq(clips.moderation, 'waiting'),
  reported: db => exists(ofClip(db)),
  public: () => and(eq(clips.is_public, true), eq(clips.moderation, 'approved')),
  hidden: () => eq(clips.moderation, 'hidden'),
}

/** Newest first, each with how many have reported it and whether who cut it is banned. */
export async function listQueue(db: Db, channelId: number, { show, userId, eventId, limit, offset }: Input) {
  const matching = and(
    eq(clips.channel_id, channelId),
    shown[show](db),
    userId === undefined ? undefined : eq(clips.user_id, userId),
    eventId === undefined ? undefined : eq(clips.event_id, eventId),
  )
  const rows = await db
    .select({
      clip: clips,
      report_count: sql<number>`(select count(*)::int from ${clipReports} where ${isOpenReport})`,
      is_banned: sql<boolean>`exists (select from ${clipBans} where ${clipBans.user_id} = ${clips.user_id})`,
    })
    .from(clips)
    .where(matching)
    .orderBy(desc(clips.created_at), desc(clips.id))
    .limit(limit)
    .offset(offset)
  return { rows, total: await countUpTo(db, matching) }
}

export function countShown(db: Db, channelId: number, show: ClipFilter): Promise<number> {
  return countUpTo(db, and(eq(clips.channel_id, channelId), shown[show](db)))
}

function countUpTo(db: Db, matching: SQL | undefined): Promise<number> {
  return db.$count(db.select({ id: clips.id }).from(clips).where(matching).limit(maxTotal).as('counted'))
}

/** Those that nobody has answered yet, newest first. */
export function listOpenReports(db: Db, channelId: number, clipIds: readonly number[]) {
  return db
    .select()
    .from(clipReports)
    .where(
      and(
        eq(clipReports.channel_id, channelId),
        inArray(clipReports.clip_id, [...clipIds]),
        isNull(clipReports.settled_at),
      ),
    )
    .orderBy(desc(clipReports.created_at), desc(clipReports.id))
    .limit(maxReports)
}

/** How many were open. */
export async function settleReports(tx: Tx, channelId: number, clipId: number, at: Date): Promise<number> {
  const settled = await tx
    .update(clipReports)
    .set({ settled_at: at })
    .where(
      and(
        eq(clipReports.channel_id, channelId),
        eq(clipReports.clip_id, clipId),
        isNull(clipReports.settled_at),
      ),
    )
    .returning({ id: clipReports.id })
  return settled.length
}

/** Undefined also for what somebody keeps for themselves. */
export async function findOthersClip(db: Db, channelId: number, clipId: number) {
  const [row] = await db
    .select()
    .from(clips)
    .where(and(eq(clips.channel_id, channelId), eq(clips.id, clipId), isOthers(db)))
  return row
}

/** The same, as it is until the transaction ends. */
export async function lockOthersClip(tx: Tx, channelId: number, clipId: number) {
  const [row] = await tx
    .select()
    .from(clips)
    .where(and(eq(clips.channel_id, channelId), eq(clips.id, clipId), isOthers(tx)))
    .for('update')
  return row
}
