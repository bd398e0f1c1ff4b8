import { and, eq, ne } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { clipCuts } from '../../db/tables.ts'

export function countMonthCuts(
  db: Db | Tx,
  channelId: number,
  userId: number,
  { month, exceptClipId }: { month: string; exceptClipId: number | null },
): Promise<number> {
  return db.$count(
    clipCuts,
    and(
      eq(clipCuts.channel_id, channelId),
      eq(clipCuts.user_id, userId),
      eq(clipCuts.month, month),
      exceptClipId === null ? undefined : ne(clipCuts.clip_id, exceptClipId),
    ),
  )
}

export async function insertCut(
  tx: Tx,
  channelId: number,
  row: { user_id: number; clip_id: number; month: string; created_at: Date },
): Promise<void> {
  await tx
    .insert(clipCuts)
    .values({ ...row, channel_id: channelId })
    .onConflictDoNothing()
}

/** It came to nothing, so it costs nothing. */
export async function deleteCut(
  tx: Tx,
  channelId: number,
  { user_id, id }: { user_id: number; id: number },
): Promise<void> {
  await tx
    .delete(clipCuts)
    .where(and(eq(clipCuts.channel_id, channelId), eq(clipCuts.user_id, user_id), eq(clipCuts.clip_id, id)))
}
