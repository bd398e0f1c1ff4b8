import { lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { perDb } from '../../db/per-db.ts'
import { events, playbacks, waitingVisitors } from '../../db/tables.ts'
import { createBatcher } from '../../runtime/batcher.ts'

interface Waiting {
  eventId: number
  keyHash: string
  seenAt: Date
}

/** Kept while the game is live; false: the channel has no such game. */
export function keepWaiting(db: Db, channelId: number, waiting: Waiting): Promise<boolean> {
  return batches(db)(channelId, waiting)
}

/** Some 3 MB; whoever is not let in tries again half a minute later. */
const maxItems = 20_000

/** The camera of a great game fails for all at once: what their pages say goes together. */
const batches = perDb(db =>
  createBatcher<Waiting, boolean>({
    everyMs: 200,
    maxItems: 1_000,
    maxWaiting: maxItems,
    async run(channelId, all) {
      const known = new Set(await writeWaiting(db, channelId, all))
      return all.map(({ eventId }) => known.has(eventId))
    },
  }),
)

/** The games that there are. In one order, so that two processes do not wait for each other. */
async function writeWaiting(db: Db, channelId: number, all: readonly Waiting[]): Promise<number[]> {
  const list = (pick: (one: Waiting) => string | number) => sql.param(all.map(pick))
  const { rows } = await db.execute<{ id: number }>(sql`
    with given as (
      select * from unnest(
        ${list(({ eventId }) => eventId)}::int[],
        ${list(({ keyHash }) => keyHash)}::text[],
        ${list(({ seenAt }) => seenAt.toISOString())}::timestamptz[]
      ) as one (event_id, key_hash, seen_at)
    ), known as (
      select id, stream_status from ${events}
      where channel_id = ${channelId} and not is_private and id in (select event_id from given)
    ), kept as (
      insert into ${waitingVisitors} (channel_id, event_id, key_hash, seen_at)
      select ${channelId}::int, known.id, given.key_hash, max(given.seen_at)
      from given join known on known.id = given.event_id
      where known.stream_status = 'live'
      group by known.id, given.key_hash order by known.id, given.key_hash
      on conflict (event_id, key_hash) do update set seen_at = excluded.seen_at
      where waiting_visitors.seen_at < excluded.seen_at
    )
    select id from known`)
  return rows.map(({ id }) => id)
}

interface Since {
  /** Pages that said so. */
  waiting: Date
  /** Players that were renewed: they show a card. */
  playing: Date
}

interface Counted extends Record<string, unknown> {
  event_id: number
  waiting: number
}

/** Browsers on the pages of games whose picture does not move, with a player or without one: each counts once in a game. */
export async function countWaitingRows(
  db: Db,
  channelId: number,
  eventIds: readonly number[],
  since: Since,
): Promise<Counted[]> {
  const ids = sql.param([...eventIds])
  const { rows } = await db.execute<Counted>(sql`
    select event_id, count(*)::int as waiting from (
      select event_id, key_hash from ${waitingVisitors}
      where channel_id = ${channelId} and event_id = any(${ids}::int[]) and seen_at > ${since.waiting.toISOString()}
      union
      select event_id, key_hash from ${playbacks}
      where channel_id = ${channelId} and event_id = any(${ids}::int[]) and seen_at > ${since.playing.toISOString()}
        and left_at is null and replaced_at is null
    ) as waits group by event_id`)
  return rows
}

export async function forgetWaitingBefore(db: Db, before: Date): Promise<void> {
  await db.delete(waitingVisitors).where(lt(waitingVisitors.seen_at, before))
}
