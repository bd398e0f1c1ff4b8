import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { eventMedia, videos } from '../../../db/tables.ts'

/** Undefined: the event has no video. What is kept longest tells; null: nobody said. */
export async function findKeptUntil(
  db: Db,
  channelId: number,
  eventId: number,
): Promise<Date | null | undefined> {
  const [row] = await db
    .select({ keep_until: videos.keep_until })
    .from(videos)
    .innerJoin(eventMedia, eq(eventMedia.video_id, videos.id))
    .where(and(eq(videos.channel_id, channelId), eq(eventMedia.event_id, eventId)))
    .orderBy(sql`${videos.keep_until} desc nulls last`)
    .limit(1)
  return row?.keep_until
}

/** How many there are. */
export async function keepVideosOf(
  tx: Tx,
  channelId: number,
  eventId: number,
  keep_until: Date | null,
): Promise<number> {
  const ofEvent = tx
    .select({ id: eventMedia.video_id })
    .from(eventMedia)
    .where(
      and(
        eq(eventMedia.channel_id, channelId),
        eq(eventMedia.event_id, eventId),
        isNotNull(eventMedia.video_id),
      ),
    )
  const kept = await tx
    .update(videos)
    .set({ keep_until })
    .where(and(eq(videos.channel_id, channelId), inArray(videos.id, ofEvent)))
    .returning({ id: videos.id })
  return kept.length
}
