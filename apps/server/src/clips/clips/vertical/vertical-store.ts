import { and, eq, inArray } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { clipVerticals } from '../../../db/tables.ts'

export type VerticalRow = typeof clipVerticals.$inferSelect

const isOf = (channelId: number, clipId: number) =>
  and(eq(clipVerticals.channel_id, channelId), eq(clipVerticals.clip_id, clipId))

export async function findVertical(
  db: Db | Tx,
  channelId: number,
  clipId: number,
): Promise<VerticalRow | undefined> {
  const [row] = await db.select().from(clipVerticals).where(isOf(channelId, clipId))
  return row
}

/** By the clip's id. */
export async function findVerticals(
  db: Db,
  channelId: number,
  clipIds: readonly number[],
): Promise<Map<number, VerticalRow>> {
  if (clipIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(clipVerticals)
    .where(and(eq(clipVerticals.channel_id, channelId), inArray(clipVerticals.clip_id, [...clipIds])))
    .limit(clipIds.length)
  return new Map(rows.map(row => [row.clip_id, row]))
}

export async function putVertical(
  tx: Tx,
  channelId: number,
  clipId: number,
  { framing, status, problem, cut, queued_at }: Omit<VerticalRow, 'channel_id' | 'clip_id'>,
): Promise<void> {
  const set = { framing, status, problem, cut, queued_at }
  await tx
    .insert(clipVerticals)
    .values({ ...set, clip_id: clipId, channel_id: channelId })
    .onConflictDoUpdate({ target: clipVerticals.clip_id, set })
}

export async function deleteVertical(tx: Tx, channelId: number, clipId: number): Promise<void> {
  await tx.delete(clipVerticals).where(isOf(channelId, clipId))
}
