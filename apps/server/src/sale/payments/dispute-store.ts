import { and, eq, sql } from 'drizzle-orm'
import type { ProviderDispute } from '../../adapters/payments/index.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { disputes } from '../../db/tables.ts'

/** Each once; what becomes of it later is written over it. */
export async function keepDisputes(
  tx: Tx,
  channelId: number,
  orderId: number,
  found: readonly ProviderDispute[],
  now: Date,
): Promise<void> {
  for (const { id, amount, reason, state, openedAt, dueAt } of found) {
    const told = { amount, reason, state, due_at: dueAt }
    const isOver = state !== 'open'
    await tx
      .insert(disputes)
      .values({
        channel_id: channelId,
        dispute_id: id,
        order_id: orderId,
        ...told,
        opened_at: openedAt,
        closed_at: isOver ? now : null,
        next_try_at: now,
      })
      .onConflictDoUpdate({
        target: [disputes.channel_id, disputes.dispute_id],
        set: {
          ...told,
          closed_at: isOver ? sql`coalesce(${disputes.closed_at}, excluded.closed_at)` : null,
        },
      })
  }
}

export function listKeptDisputes(db: Db, channelId: number, orderId: number) {
  return db
    .select()
    .from(disputes)
    .where(and(eq(disputes.channel_id, channelId), eq(disputes.order_id, orderId)))
    .limit(100)
}
