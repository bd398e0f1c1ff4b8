import type { RefundFacts } from '@grandstand/rules'
import type { Db, Tx } from '../../db/connection.ts'
import { findOrder, listTransactionRows, orderState, type StoredOrder } from '../../orders/orders/index.ts'
import { CallError } from '../../runtime/call-error.ts'
import { listRefunds } from './refund-store.ts'

export async function gatherRefundFacts(
  { db }: { db: Db | Tx },
  channelId: number,
  orderId: number,
): Promise<RefundFacts> {
  const order = await findOrder(db, channelId, orderId)
  if (!order) throw new CallError('not_found')
  // Another plan may cost nothing more: what was paid last is what can be given back.
  const paid = (await listTransactionRows(db, channelId, [orderId])).find(({ total }) => total > 0)
  const asked = await listRefunds(db, channelId, orderId)
  return {
    status: orderState(order).status,
    isDisputed: order.payment_state === 'disputed',
    payment: paid ?? null,
    passOrderId: await findPassOf(db, channelId, order),
    waiting: asked.filter(({ ended_at }) => ended_at === null).map(({ amount }) => amount),
  }
}

/** The pass that the game was taken off, paid or being paid. One that failed or was refunded took nothing. */
async function findPassOf(
  db: Db | Tx,
  channelId: number,
  { counted_towards_id: id }: StoredOrder,
): Promise<number | null> {
  const pass = id === null ? undefined : await findOrder(db, channelId, id)
  return pass && ['created', 'paid'].includes(orderState(pass).status) ? pass.id : null
}
