import { crowdPieceSeconds, mostViewsEach } from '@grandstand/rules'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db, Tx } from '../../db/connection.ts'
import { crowdDays, crowdPeaks } from '../../db/tables.ts'

export interface WatchedDay {
  channel_id: number
  event_id: number
  day: string
}

const watchedDay = z.object({ channel_id: z.int(), event_id: z.int(), day: z.iso.date() })

/** The games, and their days, of which rows have come in this time. */
export async function listWatchedDays(tx: Tx, from: Date, until: Date): Promise<WatchedDay[]> {
  const [since, to] = [from.toISOString(), until.toISOString()]
  const { rows } = await tx.execute(sql`
    select distinct c.id as channel_id, v.event_id, v.day::text as day
    from channels c cross join lateral (
      select event_id, day from video_viewings
      where channel_id = c.id and at >= ${since} and at < ${to} and event_media_id is not null
      and day between ${since}::timestamptz::date - 3 and ${to}::timestamptz::date + 1
    ) as v
    where v.event_id is not null order by 1, 2, 3`)
  return z.array(watchedDay).parse(rows)
}

/** A row covers half a minute, of a picture twice as fast at the most: a longer one is made up. */
const longestSeconds = 90
/** Nothing is recorded for longer. */
const longestVideoSeconds = 86_400
/** More viewers tell no more, and cost more: of a greater crowd so many are asked. */
const mostViewers = 20_000

const piece = z.object({ event_media_id: z.int(), piece: z.int(), views: z.int() })
export type CrowdPiece = z.infer<typeof piece>

/** Each piece of the videos of a game whose middle was seen on a day, with how often. */
export async function countPieces(tx: Tx, { channel_id, event_id, day }: WatchedDay): Promise<CrowdPiece[]> {
  const ofGame = sql`channel_id = ${channel_id} and event_id = ${event_id} and day = ${day}`
  const half = crowdPieceSeconds / 2
  const pieceAt = (seconds: SQL) => sql`ceil((${seconds} - ${half}) / ${crowdPieceSeconds})::int`
  const { rows } = await tx.execute(sql`
    with crowd as (
      select greatest(1, coalesce(sum(views), 0) / ${mostViewers}::int)::bigint as size from game_days where ${ofGame}
    ), seen as (
      select event_media_id, view_id, piece, count(*) as times
      from video_viewings cross join lateral
        generate_series(${pieceAt(sql`from_seconds`)}, ${pieceAt(sql`to_seconds`)} - 1) as piece
      where ${ofGame} and event_media_id is not null and not is_hidden and playing_ms > 0
      and from_seconds >= 0 and to_seconds < ${longestVideoSeconds}
      and to_seconds - from_seconds between 0 and ${longestSeconds}
      and hashtextextended(view_id::text, 0) % (select size from crowd) = 0
      group by 1, 2, 3
    )
    select event_media_id, piece, sum(least(times, ${mostViewsEach}))::int as views from seen group by 1, 2`)
  return z.array(piece).parse(rows)
}

export async function writeCrowdDay(
  tx: Tx,
  { channel_id, event_id, day }: WatchedDay,
  crowds: ReadonlyMap<number, number[]>,
): Promise<void> {
  await tx
    .delete(crowdDays)
    .where(
      and(eq(crowdDays.channel_id, channel_id), eq(crowdDays.event_id, event_id), eq(crowdDays.day, day)),
    )
  const rows = [...crowds].map(([event_media_id, views]) => ({
    channel_id,
    event_id,
    day,
    event_media_id,
    views,
  }))
  if (rows.length > 0) await tx.insert(crowdDays).values(rows)
}

/** Nobody watches a game on more days than these and changes its peaks. */
const mostDays = 400

export function listCrowdDays(tx: Tx, channelId: number, eventId: number) {
  return tx
    .select({ event_media_id: crowdDays.event_media_id, views: crowdDays.views })
    .from(crowdDays)
    .where(and(eq(crowdDays.channel_id, channelId), eq(crowdDays.event_id, eventId)))
    .orderBy(asc(crowdDays.day))
    .limit(mostDays)
}

export async function writePeaks(
  tx: Tx,
  channelId: number,
  eventId: number,
  peaks: readonly { event_media_id: number; seconds: number }[],
): Promise<void> {
  await tx
    .delete(crowdPeaks)
    .where(and(eq(crowdPeaks.channel_id, channelId), eq(crowdPeaks.event_id, eventId)))
  const rows = peaks.map(({ event_media_id, seconds }) => ({
    channel_id: channelId,
    event_id: eventId,
    event_media_id,
    seconds,
  }))
  if (rows.length > 0) await tx.insert(crowdPeaks).values(rows)
}

export function listPeaks(db: Db, channelId: number, eventId: number) {
  return db
    .select({ event_media_id: crowdPeaks.event_media_id, seconds: crowdPeaks.seconds })
    .from(crowdPeaks)
    .where(and(eq(crowdPeaks.channel_id, channelId), eq(crowdPeaks.event_id, eventId)))
    .orderBy(crowdPeaks.event_media_id, crowdPeaks.seconds)
}
