import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { clipDownloads } from '../../db/tables.ts'

const limit = 100_000

/** The clips that a user took in the month. */
export async function listDownloadedClips(
  db: Db | Tx,
  channelId: number,
  userId: number,
  month: string,
): Promise<number[]> {
  const rows = await db
    .select({ clip_id: clipDownloads.clip_id })
    .from(clipDownloads)
    .where(
      and(
        eq(clipDownloads.channel_id, channelId),
        eq(clipDownloads.user_id, userId),
        eq(clipDownloads.month, month),
      ),
    )
    .limit(limit)
  return rows.map(({ clip_id }) => clip_id)
}

export async function insertClipDownload(
  tx: Tx,
  channelId: number,
  row: { user_id: number; clip_id: number; month: string; created_at: Date },
): Promise<void> {
  await tx
    .insert(clipDownloads)
    .values({ ...row, channel_id: channelId })
    .onConflictDoNothing()
}
