import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/connection.ts'
import { clips, eventMedia, videos } from '../../db/tables.ts'

/** All that was cut out of a video has its dates, the clips' own videos too; null: nobody knows when it was filmed. */
export async function dateClipsOf(
  tx: Tx,
  channelId: number,
  videoId: number,
  filmedAt: Date | null,
): Promise<void> {
  const ofVideo = sql`${clips.channel_id} = ${channelId} and ${clips.event_media_id} in (
    select m.id from ${eventMedia} m where m.channel_id = ${channelId} and m.video_id = ${videoId})`
  const zero = filmedAt === null ? sql`null::timestamptz` : sql`${filmedAt.toISOString()}::timestamptz`
  await tx
    .update(clips)
    .set({ began_at: sql`${zero} + ${clips.start_seconds} * interval '1 s'` })
    .where(ofVideo)
  await tx.execute(sql`update ${videos} set filmed_at = ${zero} from ${clips}
    where ${ofVideo} and ${videos.id} = ${clips.video_id}`)
  await tx.execute(sql`update ${videos} set filmed_at = ${clips.began_at} from ${clips}
    where ${ofVideo} and ${videos.id} = ${clips.open_video_id}`)
}
