import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { mediaRungs } from '../../db/tables.ts'

export type NewRung = Omit<typeof mediaRungs.$inferInsert, 'channel_id' | 'is_ready'>

/** There are as many as there are sizes of screens. */
const limit = 20

export async function insertRung(tx: Tx, channelId: number, row: NewRung): Promise<void> {
  const { video_id, name, ...facts } = row
  await tx
    .insert(mediaRungs)
    .values({ ...row, channel_id: channelId, is_ready: true })
    .onConflictDoUpdate({
      target: [mediaRungs.video_id, mediaRungs.name],
      set: { ...facts, is_ready: true },
    })
}

export async function deleteRungs(tx: Tx, channelId: number, videoId: number): Promise<void> {
  await tx
    .delete(mediaRungs)
    .where(and(eq(mediaRungs.channel_id, channelId), eq(mediaRungs.video_id, videoId)))
}

export async function listReadyRungs(db: Db, channelId: number, videoId: number) {
  return db
    .select({
      name: mediaRungs.name,
      width: mediaRungs.width,
      height: mediaRungs.height,
      bandwidth: mediaRungs.bandwidth,
      codecs: mediaRungs.codecs,
      frameRate: mediaRungs.frame_rate,
    })
    .from(mediaRungs)
    .where(
      and(
        eq(mediaRungs.channel_id, channelId),
        eq(mediaRungs.video_id, videoId),
        eq(mediaRungs.is_ready, true),
      ),
    )
    .limit(limit)
}

/** By video, for lists of pictures; videos of only one size are left out. */
export async function findSmallestRungs(
  db: Db,
  channelId: number,
  videoIds: readonly number[],
): Promise<Map<number, string>> {
  const rows = await db
    .selectDistinctOn([mediaRungs.video_id], { video_id: mediaRungs.video_id, name: mediaRungs.name })
    .from(mediaRungs)
    .where(
      and(
        eq(mediaRungs.channel_id, channelId),
        inArray(mediaRungs.video_id, [...videoIds]),
        eq(mediaRungs.is_ready, true),
      ),
    )
    .orderBy(mediaRungs.video_id, asc(mediaRungs.bandwidth))
  return new Map(rows.map(({ video_id, name }) => [video_id, name]))
}
