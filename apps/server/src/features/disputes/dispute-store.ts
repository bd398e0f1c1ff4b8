import { chooseNextTry } from '@grandstand/rules'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { disputes } from '../../db/tables.ts'

export type DisputeRow = typeof disputes.$inferSelect

/** The newest first. */
export function listDisputes(db: Db | Tx, channelId: number, orderId: number): Promise<DisputeRow[]> {
  return db
    .select()
    .from(disputes)
    .where(and(eq(disputes.channel_id, channelId), eq(disputes.order_id, orderId)))
    .orderBy(desc(disputes.opened_at))
    .limit(100)
}

/** Disputes that are due to be answered, each the business of one process until its next try is due. */
export function claimDisputes(db: Db, { now, limit }: { now: Date; limit: number }): Promise<DisputeRow[]> {
  const at = sql`${now.toISOString()}::timestamptz`
  return db.transaction(async tx => {
    const due = await tx
      .select()
      .from(disputes)
      .where(
        and(
          eq(disputes.state, 'open'),
          isNull(disputes.answered_at),
          sql`${disputes.next_try_at} <= ${at}`,
          sql`(${disputes.due_at} is null or ${disputes.due_at} > ${at})`,
        ),
      )
      .orderBy(disputes.next_try_at)
      .limit(limit)
      .for('update', { skipLocked: true })
    for (const { channel_id, dispute_id, tries } of due)
      await tx
        .update(disputes)
        .set({ tries: tries + 1, next_try_at: chooseNextTry(tries + 1, now) })
        .where(isDispute(channel_id, dispute_id))
    return due
  })
}

export async function markAnswered(
  db: Db,
  channelId: number,
  disputeId: string,
  answered_at: Date,
): Promise<void> {
  await db.update(disputes).set({ answered_at }).where(isDispute(channelId, disputeId))
}

const isDispute = (channelId: number, disputeId: string) =>
  and(eq(disputes.channel_id, channelId), eq(disputes.dispute_id, disputeId))
