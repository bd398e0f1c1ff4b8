import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { perDb } from '../../db/per-db.ts'
import { playbacks, watchPositions } from '../../db/tables.ts'
import { createBatcher } from '../../runtime/batcher.ts'

export interface Renewal {
  playbackId: string
  seenAt: Date
  /** A player that was not seen since is gone, and comes back as a new one alone. */
  goneBefore: Date
  /** Where the user is; null for visitors and where nobody knows. */
  position: Omit<typeof watchPositions.$inferSelect, 'channel_id' | 'updated_at'> | null
}

/** The player is seen, and where its user is in the game; false where it is gone, left or replaced, which keeps nothing. */
export function keepPlayback(db: Db, channelId: number, renewal: Renewal): Promise<boolean> {
  return renewals(db)(channelId, renewal)
}

/** All players of a game renew in every half minute: what they write goes together, in one commit. */
const renewals = perDb(db =>
  createBatcher<Renewal, boolean>({
    everyMs: 50,
    retriesAlone: true,
    async run(channelId, all) {
      const open = new Set(await writeRenewals(db, channelId, all))
      return all.map(({ playbackId }) => open.has(playbackId))
    },
  }),
)

/** Of two players of one user in the same game the later says where the user is. */
async function writeRenewals(db: Db, channelId: number, all: readonly Renewal[]): Promise<string[]> {
  const list = (pick: (renewal: Renewal) => string | number | null) => sql.param(all.map(pick))
  const { rows } = await db.execute<{ id: string }>(sql`
    with renewal as (
      select * from unnest(
        ${list(({ playbackId }) => playbackId)}::text[],
        ${list(({ seenAt }) => seenAt.toISOString())}::timestamptz[],
        ${list(({ goneBefore }) => goneBefore.toISOString())}::timestamptz[],
        ${list(({ position }) => position?.user_id ?? null)}::int[],
        ${list(({ position }) => position?.event_id ?? null)}::int[],
        ${list(({ position }) => position?.vod_media_item_id ?? null)}::int[],
        ${list(({ position }) => position?.position_seconds ?? null)}::int[],
        ${list(({ position }) => position?.duration_seconds ?? null)}::int[],
        ${list(({ position }) => String(position?.is_watched ?? false))}::boolean[]
      ) as given (id, seen_at, gone_before, user_id, event_id, vod_media_item_id, position_seconds, duration_seconds,
        is_watched)
    ), renewed as (
      update ${playbacks} set seen_at = renewal.seen_at from renewal
      where playbacks.id = renewal.id and playbacks.channel_id = ${channelId}
        and playbacks.replaced_at is null and playbacks.left_at is null
        and playbacks.seen_at > renewal.gone_before
      returning playbacks.id
    ), ${kept(channelId, 'event_id')}, ${kept(channelId, 'vod_media_item_id')}
    select id from renewed`)
  return rows.map(({ id }) => id)
}

/** Where users are in games, or in videos of the library. */
function kept(channelId: number, of: 'event_id' | 'vod_media_item_id'): SQL {
  const column = sql.identifier(of)
  return sql`${sql.identifier(`kept_${of}`)} as (
    insert into ${watchPositions} (channel_id, user_id, ${column}, position_seconds, duration_seconds, is_watched, updated_at)
    select distinct on (user_id, ${column})
      ${channelId}::int, user_id, ${column}, position_seconds, duration_seconds, is_watched, seen_at
    from renewal where user_id is not null and ${column} is not null and id in (select id from renewed)
    order by user_id, ${column}, seen_at desc
    on conflict (user_id, ${column}) do update set position_seconds = excluded.position_seconds,
      duration_seconds = excluded.duration_seconds,
      is_watched = watch_positions.is_watched or excluded.is_watched, updated_at = excluded.updated_at
  )`
}
