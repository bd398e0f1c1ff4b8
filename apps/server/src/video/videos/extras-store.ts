import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { perDb } from '../../db/per-db.ts'
import { mediaCaptions, videos } from '../../db/tables.ts'
import { createBatcher } from '../../runtime/batcher.ts'

export interface VideoExtras {
  has_storyboard: boolean
  captions: { id: number; language: string; name: string }[]
}

/** What there is beside the picture of a video: the same for all who open it, so read once for all who do so together. */
export function findExtras(db: Db, channelId: number, videoId: number): Promise<VideoExtras | null> {
  return extrasById(db)(channelId, videoId)
}

const extrasById = perDb(db => {
  const described = sql`json_build_object('id', ${mediaCaptions.id}, 'language', ${mediaCaptions.language},
    'name', ${mediaCaptions.name})`
  const captions = db
    .select({ all: sql`coalesce(json_agg(${described} order by ${asc(mediaCaptions.language)}), '[]')` })
    .from(mediaCaptions)
    .where(and(eq(mediaCaptions.channel_id, videos.channel_id), eq(mediaCaptions.video_id, videos.id)))
  const byId = db
    .select({
      id: videos.id,
      has_storyboard: videos.has_storyboard,
      captions: sql<VideoExtras['captions']>`(${captions})`,
    })
    .from(videos)
    .where(
      and(
        eq(videos.channel_id, sql.placeholder('channelId')),
        sql`${videos.id} = any(${sql.placeholder('videoIds')})`,
      ),
    )
    .prepare('extras_of_videos')
  return createBatcher<number, VideoExtras | null>({
    everyMs: 20,
    atOnce: 2,
    async run(channelId, videoIds) {
      const rows = await byId.execute({ channelId, videoIds: [...new Set(videoIds)] })
      const found = new Map(rows.map(row => [row.id, row]))
      return videoIds.map(id => found.get(id) ?? null)
    },
  })
})
