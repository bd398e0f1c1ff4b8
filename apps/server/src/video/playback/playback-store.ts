import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { perDb } from '../../db/per-db.ts'
import { events, playbacks, users, watchPositions } from '../../db/tables.ts'
import { createBatcher } from '../../runtime/batcher.ts'
import type { Watched } from './watched.ts'

export type PlaybackRow = typeof playbacks.$inferSelect

/** One after the other for one user: of many players that open at once, the right ones are replaced. */
export async function lockUser(tx: Tx, channelId: number, userId: number): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.channel_id, channelId), eq(users.id, userId)))
    .for('no key update')
}

export function findPlayback(db: Db, channelId: number, playbackId: string): Promise<PlaybackRow | null> {
  return playbacksById(db)(channelId, playbackId)
}

const playbacksById = perDb(db => {
  const byId = db
    .select()
    .from(playbacks)
    .where(
      and(
        eq(playbacks.channel_id, sql.placeholder('channelId')),
        sql`${playbacks.id} = any(${sql.placeholder('ids')})`,
      ),
    )
    .prepare('playbacks_by_id')
  return createBatcher<string, PlaybackRow | null>({
    everyMs: 20,
    atOnce: 2,
    async run(channelId, ids) {
      const found = new Map((await byId.execute({ channelId, ids })).map(row => [row.id, row]))
      return ids.map(id => found.get(id) ?? null)
    },
  })
})

/** Each by the key that opened it alone. */
export async function leavePlaybacks(
  db: Db | Tx,
  channelId: number,
  left: readonly { playbackId: string; keyHash: string }[],
): Promise<void> {
  if (left.length === 0) return
  const ids = sql.param(left.map(({ playbackId }) => playbackId))
  const hashes = sql.param(left.map(({ keyHash }) => keyHash))
  await db
    .update(playbacks)
    .set({ left_at: sql`clock_timestamp()` })
    .where(
      and(
        eq(playbacks.channel_id, channelId),
        sql`(${playbacks.id}, ${playbacks.key_hash}) in (select * from unnest(${ids}::text[], ${hashes}::text[]))`,
        isNull(playbacks.left_at),
      ),
    )
}

/** What counts as one player: a player, or the group of one key. */
export const screenOf = sql`coalesce(${playbacks.key_hash} || ' ' || ${playbacks.group_mark}, ${playbacks.id})`

export async function countOpenPlaybacks(
  db: Db,
  channelId: number,
  userId: number,
  since: Date,
): Promise<number> {
  const rows = await db
    .select({ count: sql<number>`count(distinct ${screenOf})::int` })
    .from(playbacks)
    .where(
      and(
        eq(playbacks.channel_id, channelId),
        eq(playbacks.user_id, userId),
        gt(playbacks.seen_at, since),
        isNull(playbacks.replaced_at),
        isNull(playbacks.left_at),
      ),
    )
  return rows[0]?.count ?? 0
}

/**
 * Replaced or left since the last reading, or so long before now; all by the database's clock, so that the processes' own
 * may differ.
 */
export async function listEndedPlaybacks(
  db: Db,
  { since, backMs }: { since: string | null; backMs: number },
): Promise<{ ids: string[]; readAt: string }> {
  const from = sql`coalesce(${since}::timestamptz, now()) - ${backMs}::int * interval '1 millisecond'`
  const { rows } = await db.execute<{ ids: string[]; read_at: string }>(sql`
    select now()::text as read_at, array(
      select id from ${playbacks} where replaced_at > ${from}
      union all select id from ${playbacks} where left_at > ${from}
    ) as ids`)
  const [row] = rows
  if (!row) throw new Error('The database did not return which players have ended')
  return { ids: row.ids, readAt: row.read_at }
}

export async function findPosition(
  db: Db,
  channelId: number,
  userId: number,
  { event_id, vod_media_item_id }: Pick<Watched, 'event_id' | 'vod_media_item_id'>,
): Promise<number> {
  const rows = await db
    .select({ seconds: watchPositions.position_seconds })
    .from(watchPositions)
    .where(
      and(
        eq(watchPositions.channel_id, channelId),
        eq(watchPositions.user_id, userId),
        vod_media_item_id === null
          ? eq(watchPositions.event_id, event_id ?? 0)
          : eq(watchPositions.vod_media_item_id, vod_media_item_id),
      ),
    )
  return rows[0]?.seconds ?? 0
}

export async function keepPosition(
  db: Db,
  channelId: number,
  row: Omit<typeof watchPositions.$inferInsert, 'channel_id'>,
): Promise<void> {
  const { position_seconds, duration_seconds, updated_at } = row
  const column = row.event_id == null ? watchPositions.vod_media_item_id : watchPositions.event_id
  await db
    .insert(watchPositions)
    .values({ ...row, channel_id: channelId })
    .onConflictDoUpdate({
      target: [watchPositions.user_id, column],
      set: { position_seconds, duration_seconds, updated_at },
    })
}

/** Games whose end the user has seen, the latest first; who has seen more can ask for the score of one. */
export async function listWatchedGames(db: Db, channelId: number, userId: number): Promise<number[]> {
  const rows = await db
    .select({ id: watchPositions.event_id })
    .from(watchPositions)
    .where(
      and(
        eq(watchPositions.channel_id, channelId),
        eq(watchPositions.user_id, userId),
        eq(watchPositions.is_watched, true),
      ),
    )
    .orderBy(desc(watchPositions.updated_at))
    .limit(1_000)
  return rows.flatMap(({ id }) => id ?? [])
}

/** Where the user is in replays and videos of the library, latest first. */
export async function listPositions(db: Db, channelId: number, userId: number, limit: number) {
  const rows = await db
    .select({
      event_id: watchPositions.event_id,
      vod_media_item_id: watchPositions.vod_media_item_id,
      position_seconds: watchPositions.position_seconds,
      duration_seconds: watchPositions.duration_seconds,
    })
    .from(watchPositions)
    .leftJoin(events, eq(events.id, watchPositions.event_id))
    .where(
      and(
        eq(watchPositions.channel_id, channelId),
        eq(watchPositions.user_id, userId),
        // What was seen to its end is kept as its beginning.
        gt(watchPositions.position_seconds, 0),
        or(isNull(watchPositions.event_id), eq(events.stream_status, 'finished')),
      ),
    )
    .orderBy(desc(watchPositions.updated_at), desc(watchPositions.event_id))
    .limit(limit)
  return rows
}
