import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/connection.ts'
import { eventMedia, events } from '../../db/tables.ts'

type NewMedia = Pick<typeof eventMedia.$inferInsert, 'type' | 'name' | 'url'>

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
