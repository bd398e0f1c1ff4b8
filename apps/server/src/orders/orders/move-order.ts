import { canMoveOrder, type OrderState } from '@grandstand/rules'
import { notifyUser } from '../../accounts/users/index.ts'
import type { Tx } from '../../db/connection.ts'
import { listGiftHolderIds } from './gift-holder-store.ts'
import { type OrderChange, orderState, type StoredOrder, updateOrder } from './order-row-store.ts'

/**
 * Moves an order as it was read, along the table of moves. `changed`: nothing was written, and the caller must read it
 * again. Open pages of its buyer get the news when the transaction commits.
 */
export async function moveOrder(
  tx: Tx,
  before: StoredOrder,
  after: OrderState & OrderChange,
  now: Date,
): Promise<'moved' | 'changed' | 'no_such_move'> {
  if (!canMoveOrder(orderState(before), after)) return 'no_such_move'
  if (!(await updateOrder(tx, before, { ...after, updated_at: now }))) return 'changed'
  if (before.user_id !== null && isNews(before, after))
    await notifyUser(tx, before.channel_id, before.user_id, { kind: 'access' })
  if (before.is_gift && isNews(before, after)) {
    for (const holderId of await listGiftHolderIds(tx, before.channel_id, before.id))
      await notifyUser(tx, before.channel_id, holderId, { kind: 'access' })
  }
  return 'moved'
}

/** What an open page of its buyer shows or lets them do. */
const shown = [
  'status',
  'activity_status',
  'subscription_id',
  'auto_renewal',
  'is_past_due',
  'period_ends_at',
  'expires_at',
] as const

function isNews(before: StoredOrder, after: OrderChange): boolean {
  return shown.some(name => after[name] !== undefined && after[name]?.valueOf() !== before[name]?.valueOf())
}
