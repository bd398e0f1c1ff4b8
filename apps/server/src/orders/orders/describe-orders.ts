import { currencies, type Order, type Transaction, transactionEvents } from '@grandstand/contract'
import { chooseDeclineReason, hasReceipt, receiptPath } from '@grandstand/rules'
import { z } from 'zod'
import { localiser } from '../../channel/channel/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import {
  listTransactionRows,
  orderState,
  readAutoRenewal,
  type StoredOrder,
  type StoredTransaction,
} from './order-row-store.ts'
import { readProduct } from './read-product.ts'

const transactionEvent = z.enum(transactionEvents)
const currency = z.enum(currencies)

/** Orders as their buyer sees them, with all that was paid for them. */
export async function describeOrders(
  ctx: Pick<Context, 'db'>,
  asked: Reader,
  rows: readonly StoredOrder[],
): Promise<Order[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const paid = Map.groupBy(await listTransactionRows(ctx.db, asked.channel.id, ids), row => row.order_id)
  return rows.map(row => describeOrder(asked, row, paid.get(row.id) ?? []))
}

export function describeOrder(asked: Reader, row: StoredOrder, paid: readonly StoredTransaction[]): Order {
  const { type, id } = readProduct(row)
  const { base_price, service_fee, discount, credit, tax } = row
  return {
    id: row.id,
    type,
    ...orderState(row),
    product: {
      id,
      name: localiser(asked)(row.product_name),
      event_category_id: row.event_category_id,
      participant_id: row.participant_id,
    },
    base_price,
    service_fee,
    discount,
    credit,
    tax,
    total: base_price + service_fee - discount - credit + tax,
    currency: currency.parse(row.currency),
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
    auto_renewal: readAutoRenewal(row),
    period_ends_at: row.period_ends_at?.toISOString() ?? null,
    is_trial: row.is_trial,
    is_gift: row.is_gift,
    seats: row.seats,
    is_past_due: row.is_past_due,
    pay_url: row.pay_url,
    decline_reason: row.status === 'failed' ? chooseDeclineReason(row.decline_code) : null,
    transactions: paid.map(one => describeTransaction(asked, row, one)),
  }
}

function describeTransaction(asked: Reader, order: StoredOrder, row: StoredTransaction): Transaction {
  const { id, is_switch, base_price, service_fee, discount, credit, tax, total } = row
  const { status } = orderState({ status: row.status, activity_status: 'inactive' })
  return {
    id,
    is_switch,
    event: transactionEvent.parse(row.event),
    name: localiser(asked)(row.product_name ?? order.product_name),
    status,
    base_price,
    service_fee,
    discount,
    credit,
    tax,
    total,
    at: row.at.toISOString(),
    receipt_url: hasReceipt(status) ? receiptPath(id) : null,
  }
}
