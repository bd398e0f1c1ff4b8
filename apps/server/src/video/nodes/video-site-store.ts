import { and, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { cameras, videos } from '../../db/tables.ts'

/** Where its files lie, and the process that is recording it just now. */
export async function findVideoSite(db: Db | Tx, channelId: number, videoId: number) {
  const [row] = await db
    .select({
      site: videos.site,
      owner: sql<
        string | null
      >`case when ${cameras.owner_until} > clock_timestamp() then ${cameras.owner_node} end`,
    })
    .from(videos)
    .leftJoin(cameras, eq(cameras.video_id, videos.id))
    .where(and(eq(videos.channel_id, channelId), eq(videos.id, videoId)))
  return row
}
