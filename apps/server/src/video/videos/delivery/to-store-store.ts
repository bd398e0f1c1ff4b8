import { and, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { videos } from '../../../db/tables.ts'

export interface VideoToStore {
  channelId: number
  videoId: number
  /** Null: any site may have it. */
  site: string | null
  /** Is another once something was added to the video. */
  claim: string
}

/** While it is copied nobody else does; after a kill it comes again so long after. */
const claimSeconds = 120

/**
 * Of all channels: the next video that this site may copy to the storage. Its row is claimed; `null` in the column
 * would say that the storage has all.
 */
export async function claimVideoToStore(db: Db, site: string): Promise<VideoToStore | undefined> {
  const { rows } = await db.execute<{
    id: number
    channel_id: number
    place: string | null
    claim: string
  }>(sql`
    update ${videos} set store_after = clock_timestamp() + make_interval(secs => ${claimSeconds})
    where id = (
      select id from ${videos}
      where state = 'ready' and store_after <= now() and (place = ${site} or place is null)
      order by store_after limit 1
    )
    returning id, channel_id, place, store_after::text as claim`)
  const [row] = rows
  return row && { channelId: row.channel_id, videoId: row.id, site: row.place, claim: row.claim }
}

/** Unless something was added meanwhile. */
export async function finishStoring(db: Db, { channelId, videoId, claim }: VideoToStore): Promise<void> {
  await moveStoreAfter(db, { channelId, videoId, claim }, sql`null`)
}

export async function putOffStoring(db: Db, video: VideoToStore, seconds: number): Promise<void> {
  await moveStoreAfter(db, video, sql`clock_timestamp() + make_interval(secs => ${seconds})`)
}

async function moveStoreAfter(
  db: Db,
  { channelId, videoId, claim }: Pick<VideoToStore, 'channelId' | 'videoId' | 'claim'>,
  to: ReturnType<typeof sql>,
): Promise<void> {
  await db
    .update(videos)
    .set({ store_after: to })
    .where(
      and(
        eq(videos.channel_id, channelId),
        eq(videos.id, videoId),
        sql`${videos.store_after} = ${claim}::timestamptz`,
      ),
    )
}

/** A file was added to the video's folder, which the storage has not. */
export async function storeAgain(db: Db | Tx, channelId: number, videoId: number): Promise<void> {
  await db
    .update(videos)
    .set({ store_after: sql`clock_timestamp()` })
    .where(and(eq(videos.channel_id, channelId), eq(videos.id, videoId)))
}
