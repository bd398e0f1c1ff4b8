import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { downloads } from '../../db/tables.ts'

const limit = 100_000

/** The events that a user took in the month. */
export async function listDownloaded(
  db: Db | Tx,
  channelId: number,
  userId: number,
  month: string,
): Promise<number[]> {
  const rows = await db
    .select({ event_id: downloads.event_id })
    .from(downloads)
    .where(
      and(eq(downloads.channel_id, channelId), eq(downloads.user_id, userId), eq(downloads.month, month)),
    )
    .limit(limit)
  return rows.map(({ event_id }) => event_id)
}

export async function insertDownload(
  tx: Tx,
  channelId: number,
  row: { user_id: number; event_id: number; month: string; created_at: Date },
): Promise<void> {
  await tx
    .insert(downloads)
    .values({ ...row, channel_id: channelId })
    .onConflictDoNothing()
}
