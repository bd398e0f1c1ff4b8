import type { Dating } from '@grandstand/media'
import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { videos } from '../../db/tables.ts'

/** Who says when it was filmed, and, where that is an operator, when its second zero was. */
export type VideoDates = Pick<typeof videos.$inferSelect, 'dated_by' | 'filmed_at'>
export const undated: VideoDates = { dated_by: 'operator', filmed_at: null }

/** Of the video that another one is cut from. */
export async function findDates(db: Db | Tx, channelId: number, videoId: number): Promise<VideoDates> {
  const [row] = await db
    .select({ dated_by: videos.dated_by, filmed_at: videos.filmed_at })
    .from(videos)
    .where(and(eq(videos.channel_id, channelId), eq(videos.id, videoId)))
  return row ?? undated
}

/** When the pictures of a video were filmed, as far as anybody knows. */
export async function findDating(db: Db | Tx, channelId: number, videoId: number): Promise<Dating> {
  const { dated_by, filmed_at } = await findDates(db, channelId, videoId)
  return dated_by === 'camera' ? 'recorded' : { zeroMs: filmed_at?.getTime() ?? null }
}

/** Null: nobody knows when its second zero was filmed. */
export async function setFilmedAt(
  tx: Tx,
  channelId: number,
  videoId: number,
  filmed_at: Date | null,
): Promise<void> {
  await tx
    .update(videos)
    .set({ dated_by: 'operator', filmed_at })
    .where(and(eq(videos.channel_id, channelId), eq(videos.id, videoId)))
}
