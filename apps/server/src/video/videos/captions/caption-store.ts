import { and, asc, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { mediaCaptions } from '../../../db/tables.ts'

type CaptionRow = typeof mediaCaptions.$inferSelect

/** Without their texts, which are long. */
export function listCaptionRows(
  db: Db,
  channelId: number,
  videoId: number,
): Promise<Omit<CaptionRow, 'content' | 'channel_id'>[]> {
  return db
    .select({
      id: mediaCaptions.id,
      video_id: mediaCaptions.video_id,
      language: mediaCaptions.language,
      name: mediaCaptions.name,
    })
    .from(mediaCaptions)
    .where(and(eq(mediaCaptions.channel_id, channelId), eq(mediaCaptions.video_id, videoId)))
    .orderBy(asc(mediaCaptions.language))
    .limit(50)
}

export function listCaptionTexts(tx: Tx, channelId: number, videoId: number): Promise<CaptionRow[]> {
  return tx
    .select()
    .from(mediaCaptions)
    .where(and(eq(mediaCaptions.channel_id, channelId), eq(mediaCaptions.video_id, videoId)))
    .limit(50)
}

export async function findCaptionText(
  db: Db,
  channelId: number,
  videoId: number,
  captionId: number,
): Promise<string | undefined> {
  const rows = await db
    .select({ content: mediaCaptions.content })
    .from(mediaCaptions)
    .where(
      and(
        eq(mediaCaptions.channel_id, channelId),
        eq(mediaCaptions.video_id, videoId),
        eq(mediaCaptions.id, captionId),
      ),
    )
  return rows[0]?.content
}

/** A language has one text; a new one takes the place of the old. */
export async function upsertCaption(
  tx: Tx,
  channelId: number,
  row: Pick<CaptionRow, 'video_id' | 'language' | 'name' | 'content'>,
): Promise<number> {
  // Deleted, not changed: players and caches know a text by its id.
  await tx
    .delete(mediaCaptions)
    .where(
      and(
        eq(mediaCaptions.channel_id, channelId),
        eq(mediaCaptions.video_id, row.video_id),
        eq(mediaCaptions.language, row.language),
      ),
    )
  const [made] = await tx
    .insert(mediaCaptions)
    .values({ ...row, channel_id: channelId })
    .returning({ id: mediaCaptions.id })
  if (!made) throw new Error('The captions were not stored')
  return made.id
}

export async function deleteCaption(
  tx: Tx,
  channelId: number,
  videoId: number,
  captionId: number,
): Promise<boolean> {
  const rows = await tx
    .delete(mediaCaptions)
    .where(
      and(
        eq(mediaCaptions.channel_id, channelId),
        eq(mediaCaptions.video_id, videoId),
        eq(mediaCaptions.id, captionId),
      ),
    )
    .returning({ id: mediaCaptions.id })
  return rows.length === 1
}
