import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { mediaCaptions } from '../../db/tables.ts'

type CaptionRow = typeof mediaCaptions.$inferSelect

/** Without their texts, which are long. */
export function listCaptionRows(
  db: Db,
  channelId: number,
  eventMediaId: number,
): Promise<Omit<CaptionRow, 'content' | 'channel_id'>[]> {
  return db
    .select({
      id: mediaCaptions.id,
      event_media_id: mediaCaptions.event_media_id,
      language: mediaCaptions.language,
      name: mediaCaptions.name,
    })
    .from(mediaCaptions)
    .where(and(eq(mediaCaptions.channel_id, channelId), eq(mediaCaptions.event_media_id, eventMediaId)))
    .orderBy(asc(mediaCaptions.language))
    .limit(50)
}

export async function findCaptionText(
  db: Db,
  channelId: number,
  eventMediaId: number,
  captionId: number,
): Promise<string | undefined> {
  const rows = await db
    .select({ content: mediaCaptions.content })
    .from(mediaCaptions)
    .where(
      and(
        eq(mediaCaptions.channel_id, channelId),
        eq(mediaCaptions.event_media_id, eventMediaId),
        eq(mediaCaptions.id, captionId),
      ),
    )
  return rows[0]?.content
}
