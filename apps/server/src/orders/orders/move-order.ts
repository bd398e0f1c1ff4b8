import { canMoveOrder, isOpening, type OrderState } from '@grandstand/rules'
import { endPlaybacksOf } from '../../accounts/keys/index.ts'
import { notifyUser } from '../../accounts/users/index.ts'
import type { Tx } from '../../db/connection.ts'
import { queueWebhooks } from '../../reach/webhooks/index.ts'
import { listGiftHolderIds } from './gift-holder-store.ts'
import { type OrderChange, orderState, type StoredOrder, updateOrder } from './order-row-store.ts'

/**
 * Moves an order as it was read, along the table of moves. `changed`: nothing was written, and the caller must read it
 * again. Open pages of its buyer, and of those who opened a gift, get the news when the transaction commits.
 */
export async function moveOrder(
  tx: Tx,
  before: StoredOrder,
  after: OrderState & OrderChange,
  now: Date,
): Promise<'moved' | 'changed' | 'no_such_move'> {
  if (!canMoveOrder(orderState(before), after)) return 'no_such_move'
  if (!(await updateOrder(tx, before, { ...after, updated_at: now }))) return 'changed'
  if (isNews(before, after)) await notifyHolders(tx, before, stopsOpening(before, after, now))
  await reportOrder(tx, before, after.status, now)
  return 'moved'
}

async function notifyHolders(
  tx: Tx,
  { id, channel_id, user_id, is_gift }: StoredOrder,
  hasClosed: boolean,
): Promise<void> {
  const buyers = user_id === null ? [] : [user_id]
  const holders = is_gift ? await listGiftHolderIds(tx, channel_id, id) : []
  for (const userId of [...buyers, ...holders]) {
    if (hasClosed) await endPlaybacksOf(tx, channel_id, { userId })
    await notifyUser(tx, channel_id, userId, { kind: 'access' })
  }
}

/** Its players end: they open again where another order opens the game. */
function stopsOpening(before: StoredOrder, after: OrderState & OrderChange, now: Date): boolean {
  const { status, activity_status, expires_at = before.expires_at } = after
  const was = orderState(before)
  const opened = isOpening(
    { status: was.status, activity_status: was.activity_status, expires_at: before.expires_at },
    now,
  )
  return opened && !isOpening({ status, activity_status, expires_at }, now)
}

async function reportOrder(
  tx: Tx,
  { id, channel_id, status, type, event_id, package_id, subscription_id, currency, ...order }: StoredOrder,
  to: OrderState['status'],
  now: Date,
): Promise<void> {
  if (to === status || (to !== 'paid' && to !== 'refunded')) return
  const total = order.base_price + order.service_fee - order.discount - order.credit + order.tax
  const data = { order_id: id, type, event_id, package_id, subscription_id, total, currency }
  await queueWebhooks(tx, channel_id, `order.${to}`, { data, now })
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
