import { and, isNotNull, notInArray } from 'drizzle-orm'
import type { Db } from '../../../db/connection.ts'
import { mediaFiles } from '../../../db/tables.ts'

/** Of all channels: the videos that are still being made of files, or taken back. */
export async function listVideosInWork(db: Db): Promise<Set<number | null>> {
  const rows = await db
    .select({ id: mediaFiles.event_media_id })
    .from(mediaFiles)
    .where(and(isNotNull(mediaFiles.event_media_id), notInArray(mediaFiles.state, ['ready', 'failed'])))
    .limit(1_000)
  return new Set(rows.map(({ id }) => id))
}
