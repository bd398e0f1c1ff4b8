import { outsideMediaTypes } from '@grandstand/contract'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { eventMedia, events } from '../../db/tables.ts'

type NewMedia = Pick<typeof eventMedia.$inferInsert, 'type' | 'name' | 'url' | 'video_id'>

/** After all other media of the event; null where the event is not the channel's. */
export async function insertEventMedia(
  tx: Tx,
  channelId: number,
  eventId: number,
  media: NewMedia,
): Promise<number | null> {
  const [event] = await tx
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.channel_id, channelId), eq(events.id, eventId)))
  if (!event) return null
  const position = sql`(select coalesce(max(position), -1) + 1 from ${eventMedia} where event_id = ${eventId})`
  const [made] = await tx
    .insert(eventMedia)
    .values({ ...media, channel_id: channelId, event_id: eventId, position })
    .returning({ id: eventMedia.id })
  return made?.id ?? null
}

const isOutside = (channelId: number, eventId: number) =>
  and(
    eq(eventMedia.channel_id, channelId),
    eq(eventMedia.event_id, eventId),
    inArray(eventMedia.type, [...outsideMediaTypes]),
  )

/** Players of other sites. */
export function listOutsideMedia(db: Db | Tx, channelId: number, eventId: number) {
  return db
    .select({ id: eventMedia.id, type: eventMedia.type, name: eventMedia.name, url: eventMedia.url })
    .from(eventMedia)
    .where(isOutside(channelId, eventId))
    .orderBy(asc(eventMedia.position))
    .limit(100)
}

/** False where there is none of this id. */
export async function deleteOutsideMedia(
  tx: Tx,
  channelId: number,
  eventId: number,
  id: number,
): Promise<boolean> {
  const gone = await tx
    .delete(eventMedia)
    .where(and(isOutside(channelId, eventId), eq(eventMedia.id, id)))
    .returning({ id: eventMedia.id })
  return gone.length > 0
}
