import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/connection.ts'
import { mediaRungs } from '../../../db/tables.ts'

/** There are as many as there are sizes of screens. */
const limit = 20

export async function listReadyRungs(db: Db, channelId: number, eventMediaId: number) {
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
        eq(mediaRungs.event_media_id, eventMediaId),
        eq(mediaRungs.is_ready, true),
      ),
    )
    .limit(limit)
}
