import { and, asc, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import {
  eventMedia,
  eventParticipants,
  events,
  mediaRungs,
  playbacks,
  users,
  watchPositions,
} from '../../db/tables.ts'

export type PlaybackRow = typeof playbacks.$inferSelect

export async function findWatchedEvent(db: Db, channelId: number, eventId: number) {
  const [row] = await db
    .select({
      id: events.id,
      type: events.type,
      stream_status: events.stream_status,
      event_category_id: events.event_category_id,
    })
    .from(events)
    .where(and(eq(events.channel_id, channelId), eq(events.id, eventId)))
  return row
}

export async function listPlayingTeams(db: Db, channelId: number, eventId: number): Promise<number[]> {
  const rows = await db
    .select({ id: eventParticipants.participant_id })
    .from(eventParticipants)
    .where(and(eq(eventParticipants.channel_id, channelId), eq(eventParticipants.event_id, eventId)))
  return rows.map(({ id }) => id)
}

/** What of an event can be played, in its order. */
export function listPlayable(db: Db, channelId: number, eventId: number) {
  return db
    .select({
      id: eventMedia.id,
      type: eventMedia.type,
      url: eventMedia.url,
      video_id: eventMedia.video_id,
      rungs: sql<string[]>`array(${db
        .select({ name: mediaRungs.name })
        .from(mediaRungs)
        .where(and(eq(mediaRungs.video_id, eventMedia.video_id), eq(mediaRungs.is_ready, true)))})`,
    })
    .from(eventMedia)
    .where(
      and(
        eq(eventMedia.channel_id, channelId),
        eq(eventMedia.event_id, eventId),
        inArray(eventMedia.type, ['live', 'vod', 'embedded']),
      ),
    )
    .orderBy(asc(eventMedia.position))
}

export async function insertPlayback(tx: Tx, row: PlaybackRow): Promise<void> {
  await tx.insert(playbacks).values(row)
}

/** One after the other for one user: of many players that open at once, the right ones are replaced. */
export async function lockUser(tx: Tx, channelId: number, userId: number): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.channel_id, channelId), eq(users.id, userId)))
    .for('no key update')
}

/** Beyond the newest `keep`, the user's open players are replaced. */
export async function replaceOldest(
  tx: Tx,
  channelId: number,
  userId: number,
  { keep, seenAfter, now }: { keep: number; seenAfter: Date; now: Date },
): Promise<void> {
  const open = await tx
    .select({ id: playbacks.id })
    .from(playbacks)
    .where(
      and(
        eq(playbacks.channel_id, channelId),
        eq(playbacks.user_id, userId),
        isNull(playbacks.replaced_at),
        gt(playbacks.seen_at, seenAfter),
      ),
    )
    .orderBy(desc(playbacks.started_at), desc(playbacks.id))
    .offset(keep)
  if (open.length === 0) return
  await tx
    .update(playbacks)
    .set({ replaced_at: now })
    .where(
      inArray(
        playbacks.id,
        open.map(({ id }) => id),
      ),
    )
}

export async function findPlayback(
  db: Db,
  channelId: number,
  playbackId: string,
): Promise<PlaybackRow | undefined> {
  const rows = await db
    .select()
    .from(playbacks)
    .where(and(eq(playbacks.channel_id, channelId), eq(playbacks.id, playbackId)))
  return rows[0]
}

export async function touchPlayback(
  db: Db,
  channelId: number,
  playbackId: string,
  seenAt: Date,
): Promise<void> {
  await db
    .update(playbacks)
    .set({ seen_at: seenAt })
    .where(and(eq(playbacks.channel_id, channelId), eq(playbacks.id, playbackId)))
}

/** Of this session alone. */
export async function deletePlayback(
  db: Db | Tx,
  channelId: number,
  playbackId: string,
  keyHash: string,
): Promise<void> {
  await db
    .delete(playbacks)
    .where(
      and(eq(playbacks.channel_id, channelId), eq(playbacks.id, playbackId), eq(playbacks.key_hash, keyHash)),
    )
}

export async function findPosition(
  db: Db,
  channelId: number,
  userId: number,
  eventId: number,
): Promise<number> {
  const rows = await db
    .select({ seconds: watchPositions.position_seconds })
    .from(watchPositions)
    .where(
      and(
        eq(watchPositions.channel_id, channelId),
        eq(watchPositions.user_id, userId),
        eq(watchPositions.event_id, eventId),
      ),
    )
  return rows[0]?.seconds ?? 0
}

export async function keepPosition(
  db: Db,
  channelId: number,
  row: Omit<typeof watchPositions.$inferSelect, 'channel_id'>,
): Promise<void> {
  const { position_seconds, duration_seconds, updated_at } = row
  await db
    .insert(watchPositions)
    .values({ ...row, channel_id: channelId })
    .onConflictDoUpdate({
      target: [watchPositions.user_id, watchPositions.event_id],
      set: { position_seconds, duration_seconds, updated_at },
    })
}

/** Where the user is in replays, latest first. */
export async function listPositions(db: Db, channelId: number, userId: number, limit: number) {
  const rows = await db
    .select({
      event_id: watchPositions.event_id,
      position_seconds: watchPositions.position_seconds,
      duration_seconds: watchPositions.duration_seconds,
    })
    .from(watchPositions)
    .innerJoin(events, eq(events.id, watchPositions.event_id))
    .where(
      and(
        eq(watchPositions.channel_id, channelId),
        eq(watchPositions.user_id, userId),
        // What was seen to its end is kept as its beginning.
        gt(watchPositions.position_seconds, 0),
        eq(events.stream_status, 'finished'),
      ),
    )
    .orderBy(desc(watchPositions.updated_at), desc(watchPositions.event_id))
    .limit(limit)
  return rows
}

export async function deletePlaybacksBefore(db: Db, before: Date): Promise<void> {
  await db.delete(playbacks).where(lt(playbacks.seen_at, before))
}
