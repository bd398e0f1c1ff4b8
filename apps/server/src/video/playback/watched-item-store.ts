import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { eventMedia, mediaRungs, vodMediaItems } from '../../db/tables.ts'

/** What the gate asks of an item of the library, with the sizes of its video that can be played. */
export async function findWatchedItem(db: Db, channelId: number, itemId: number) {
  const rungs = db
    .select({ name: mediaRungs.name })
    .from(mediaRungs)
    .where(and(eq(mediaRungs.video_id, vodMediaItems.video_id), eq(mediaRungs.is_ready, true)))
  const game = db
    .select({ id: eventMedia.event_id })
    .from(eventMedia)
    .where(and(eq(eventMedia.channel_id, channelId), eq(eventMedia.video_id, vodMediaItems.video_id)))
    .limit(1)
  const [row] = await db
    .select({
      access: vodMediaItems.access,
      package_ids: vodMediaItems.package_ids,
      subscription_ids: vodMediaItems.subscription_ids,
      video_id: vodMediaItems.video_id,
      /** Whose replay it is. */
      event_id: sql<number | null>`(${game})`,
      rungs: sql<string[]>`array(${rungs})`,
    })
    .from(vodMediaItems)
    .where(and(eq(vodMediaItems.channel_id, channelId), eq(vodMediaItems.id, itemId)))
  return row
}
