import { and, eq, gt, lte } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { rotatedStreamKeys } from '../../db/tables.ts'

type RotatedKeyRow = typeof rotatedStreamKeys.$inferSelect

export async function insertRotatedKey(
  tx: Tx,
  channelId: number,
  row: Omit<RotatedKeyRow, 'channel_id'>,
): Promise<void> {
  await tx.insert(rotatedStreamKeys).values({ ...row, channel_id: channelId })
}

export async function deleteForgottenKeys(tx: Tx, channelId: number, now: Date): Promise<void> {
  await tx
    .delete(rotatedStreamKeys)
    .where(and(eq(rotatedStreamKeys.channel_id, channelId), lte(rotatedStreamKeys.known_until, now)))
}

/** Without a channel, as `findInputByKey`: whose it was is what the key tells. */
export async function findRotatedKey(
  db: Db,
  keyHash: string,
  now: Date,
): Promise<Pick<RotatedKeyRow, 'channel_id' | 'video_id'> | undefined> {
  const [row] = await db
    .select({ channel_id: rotatedStreamKeys.channel_id, video_id: rotatedStreamKeys.video_id })
    .from(rotatedStreamKeys)
    .where(and(eq(rotatedStreamKeys.key_hash, keyHash), gt(rotatedStreamKeys.known_until, now)))
  return row
}
