import { sourceRung } from '@grandstand/media'
import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { mediaRungs } from '../../db/tables.ts'

export type LiveRungRow = Omit<typeof mediaRungs.$inferInsert, 'channel_id' | 'video_id' | 'is_ready'>

/** From now on players are offered it. */
export async function offerRung(db: Db, channelId: number, videoId: number, row: LiveRungRow): Promise<void> {
  const { name, ...facts } = row
  await db
    .insert(mediaRungs)
    .values({ channel_id: channelId, video_id: videoId, name, ...facts, is_ready: true })
    .onConflictDoUpdate({
      target: [mediaRungs.video_id, mediaRungs.name],
      set: { ...facts, is_ready: true },
    })
}

/** Of one name, or of all but the source. */
export async function withdrawRungs(
  db: Db,
  channelId: number,
  videoId: number,
  name: string | null = null,
): Promise<void> {
  await db
    .update(mediaRungs)
    .set({ is_ready: false })
    .where(
      and(
        eq(mediaRungs.channel_id, channelId),
        eq(mediaRungs.video_id, videoId),
        name === null ? ne(mediaRungs.name, sourceRung) : eq(mediaRungs.name, name),
      ),
    )
}

export async function listRungNames(db: Db, channelId: number, videoId: number): Promise<string[]> {
  const rows = await db
    .select({ name: mediaRungs.name })
    .from(mediaRungs)
    .where(and(eq(mediaRungs.channel_id, channelId), eq(mediaRungs.video_id, videoId)))
  return rows.map(({ name }) => name)
}
