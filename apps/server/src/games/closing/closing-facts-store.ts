import type { SalesFigures } from '@grandstand/contract'
import { and, arrayContains, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import type { StoredText } from '../../db/stored-text.ts'
import {
  boardTaps,
  cameras,
  eventMedia,
  events,
  mediaCaptions,
  mediaRungs,
  videos,
  vodMediaItems,
  vodMediaRails,
} from '../../db/tables.ts'
import { CallError } from '../../runtime/call-error.ts'
import { salesOf } from '../../sale/payments/index.ts'

/** What was paid for the game alone, and how many payments were made in other currencies. */
export async function sumGameSales(
  db: Db,
  channelId: number,
  eventId: number,
  currency: string,
): Promise<SalesFigures & { left_out: number }> {
  const own = sql`filter (where o.currency = ${currency})`
  const sum = (column: string) => sql`coalesce(sum(t.${sql.identifier(column)}) ${own}, 0)::float8`
  const { rows } = await db.execute<SalesFigures & { left_out: number }>(sql`
    select count(*) ${own}::int as payments, ${sum('total')} as total, ${sum('service_fee')} as fees,
      ${sum('tax')} as tax, ${sum('discount')} as discounts, ${sum('refunded')} as refunded,
      (count(*) filter (where o.currency = ${currency} and t.refunded > 0))::int as refunds,
      (count(*) filter (where o.currency <> ${currency}))::int as left_out
    ${salesOf(channelId)} and o.event_id = ${eventId}`)
  const [row] = rows
  if (!row) throw new Error('A sum must have one row')
  return row
}

/** A game has a handful. */
const maxReplays = 20

/** Of a game: what was recorded or sent of it; a camera that never sent has nothing. */
export function listReplays(db: Db | Tx, channelId: number, eventId: number) {
  return db
    .select({
      id: videos.id,
      name: eventMedia.name,
      state: videos.state,
      duration_ms: videos.duration_ms,
      poster: videos.poster,
      poster_problem: videos.poster_problem,
      site: videos.site,
      dated_by: videos.dated_by,
      filmed_at: videos.filmed_at,
      ended_at:
        sql<Date | null>`case when ${cameras.state} = 'ended' then ${cameras.state_since} end`.mapWith(
          cameras.state_since,
        ),
    })
    .from(eventMedia)
    .innerJoin(videos, eq(videos.id, eventMedia.video_id))
    .leftJoin(cameras, eq(cameras.video_id, videos.id))
    .where(
      and(
        eq(eventMedia.channel_id, channelId),
        eq(eventMedia.event_id, eventId),
        inArray(eventMedia.type, ['live', 'vod']),
        ne(videos.state, 'waiting'),
      ),
    )
    .orderBy(asc(eventMedia.position))
    .limit(maxReplays)
}
export type ReplayRow = Awaited<ReturnType<typeof listReplays>>[number]

/** When the game began: as its scorekeeper told by the first period or the clock, else as planned. */
export async function findKickOff(db: Db | Tx, channelId: number, eventId: number): Promise<Date> {
  const own = and(eq(events.channel_id, channelId), eq(events.id, eventId))
  const [event] = await db.select({ planned: events.event_utc_ts }).from(events).where(own)
  if (!event) throw new CallError('not_found')
  const [tap] = await db
    .select({ at: boardTaps.at })
    .from(boardTaps)
    .where(
      and(
        eq(boardTaps.channel_id, channelId),
        eq(boardTaps.event_id, eventId),
        eq(boardTaps.is_undone, false),
        sql`(${boardTaps.tap} ->> 'type' = 'period' or ${boardTaps.tap} @> '{"type": "clock", "is_running": true}')`,
      ),
    )
    .orderBy(asc(boardTaps.at))
    .limit(1)
  return tap?.at ?? event.planned
}

/** The largest first. */
export function listSizesOf(db: Db, channelId: number, videoIds: readonly number[]) {
  return db
    .select({ video_id: mediaRungs.video_id, height: mediaRungs.height })
    .from(mediaRungs)
    .where(
      and(
        eq(mediaRungs.channel_id, channelId),
        inArray(mediaRungs.video_id, [...videoIds]),
        eq(mediaRungs.is_ready, true),
      ),
    )
    .orderBy(desc(mediaRungs.height))
    .limit(maxReplays * 20)
}

export function listCaptionsOf(db: Db, channelId: number, videoIds: readonly number[]) {
  return db
    .select({ video_id: mediaCaptions.video_id, language: mediaCaptions.language })
    .from(mediaCaptions)
    .where(and(eq(mediaCaptions.channel_id, channelId), inArray(mediaCaptions.video_id, [...videoIds])))
    .orderBy(asc(mediaCaptions.language))
    .limit(maxReplays * 20)
}

/** The first item of the library that shows one of these. */
export async function findItemOf(db: Db | Tx, channelId: number, videoIds: readonly number[]) {
  const [row] = await db
    .select({ id: vodMediaItems.id, title: vodMediaItems.title })
    .from(vodMediaItems)
    .where(and(eq(vodMediaItems.channel_id, channelId), inArray(vodMediaItems.video_id, [...videoIds])))
    .orderBy(asc(vodMediaItems.id))
    .limit(1)
  return row
}

export async function insertItem(
  tx: Tx,
  channelId: number,
  item: Omit<typeof vodMediaItems.$inferInsert, 'channel_id' | 'position'>,
): Promise<number> {
  const position = sql`(select coalesce(max(position), -1) + 1 from ${vodMediaItems} where channel_id = ${channelId})`
  const [made] = await tx
    .insert(vodMediaItems)
    .values({ ...item, channel_id: channelId, position })
    .onConflictDoUpdate({
      target: [vodMediaItems.channel_id, vodMediaItems.alias],
      set: { video_id: item.video_id },
    })
    .returning({ id: vodMediaItems.id })
  if (!made) throw new Error('The item was not stored')
  return made.id
}

/** Viewers find an item on a rail alone: one that is on none goes to the front of the rail of replays, which is made if need be. */
export async function showOnRail(
  tx: Tx,
  channelId: number,
  itemId: number,
  title: StoredText,
): Promise<void> {
  const [known] = await tx
    .select({ id: vodMediaRails.id })
    .from(vodMediaRails)
    .where(
      and(eq(vodMediaRails.channel_id, channelId), arrayContains(vodMediaRails.vod_media_item_ids, [itemId])),
    )
    .limit(1)
  if (known) return
  const position = sql`(select coalesce(max(position), -1) + 1 from ${vodMediaRails} where channel_id = ${channelId})`
  await tx
    .insert(vodMediaRails)
    .values({ channel_id: channelId, alias: 'replays', title, position, vod_media_item_ids: [itemId] })
    .onConflictDoUpdate({
      target: [vodMediaRails.channel_id, vodMediaRails.alias],
      set: { vod_media_item_ids: sql`array_prepend(${itemId}::int, ${vodMediaRails.vod_media_item_ids})` },
    })
}
