import { canMoveOrder, type OrderState } from '@grandstand/rules'
import type { Tx } from '../../db/connection.ts'
import { type OrderChange, orderState, type StoredOrder, tellBuyer, updateOrder } from './order-row-store.ts'

/**
 * Moves an order as it was read, along the table of moves. `changed` meanwhile: nothing was written, and whoever asks must
 * look anew. Open pages of its buyer are told when the transaction is committed.
 */
export async function moveOrder(
  tx: Tx,
  before: StoredOrder,
  after: OrderState & OrderChange,
  now: Date,
): Promise<'moved' | 'changed' | 'no_such_move'> {
  if (!canMoveOrder(orderState(before), after)) return 'no_such_move'
  if (!(await updateOrder(tx, before, { ...after, updated_at: now }))) return 'changed'
  const opensOther = before.activity_status !== after.activity_status || before.status !== after.status
  if (before.user_id !== null && opensOther) await tellBuyer(tx, before.channel_id, before.user_id)
  return 'moved'
}
