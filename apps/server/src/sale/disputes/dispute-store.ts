import { chooseNextTry } from '@grandstand/rules'
import { and, desc, eq, gt, isNull, lte, or, type Placeholder, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { perDb } from '../../db/per-db.ts'
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
export async function claimDisputes(
  db: Db,
  { now, limit }: { now: Date; limit: number },
): Promise<DisputeRow[]> {
  // Most turns nothing is due, which one question tells.
  if ((await dueDisputes(db).execute({ now })).length === 0) return []
  return db.transaction(async tx => {
    const due = await tx
      .select()
      .from(disputes)
      .where(isDue(now))
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

const isDue = (now: Date | Placeholder) =>
  and(
    eq(disputes.state, 'open'),
    isNull(disputes.answered_at),
    lte(disputes.next_try_at, now),
    or(isNull(disputes.due_at), gt(disputes.due_at, now)),
  )

const dueDisputes = perDb(db =>
  db
    .select({ id: disputes.dispute_id })
    .from(disputes)
    .where(isDue(sql.placeholder('now')))
    .limit(1)
    .prepare('due_disputes'),
)

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
