import { transactionEvents } from '@grandstand/contract'
import { listOrderNotices, type SettledOrder } from '@grandstand/rules'
import { z } from 'zod'
import type { ProviderPlan } from '../../adapters/payments/payment-account.ts'
import type { Channel } from '../../context/channel.ts'
import type { Tx } from '../../db/connection.ts'
import {
  orderState,
  readAutoRenewal,
  type StoredOrder,
  type StoredTransaction,
} from '../../orders/orders/index.ts'
import { type OrderMailContext, queueOrderMail, type Recipient } from '../order-mails/index.ts'

interface Turn {
  to: Recipient
  before: StoredOrder
  settled: SettledOrder
  /** As it is now. */
  order: StoredOrder
  plan: ProviderPlan | null
  known: readonly StoredTransaction[]
  payments: readonly StoredTransaction[]
}

const event = z.enum(transactionEvents)

/** Mails the buyer what is new, as part of the transaction in which it became so. */
export async function mailNews(
  ctx: OrderMailContext,
  tx: Tx,
  channel: Channel,
  { to, before, settled, order, plan, known, payments }: Turn,
): Promise<void> {
  const { period_ends_at, is_trial, is_past_due } = before
  const switches = new Set(plan?.invoices.filter(({ isSwitch }) => isSwitch).map(({ id }) => id))
  const describe = (row: StoredTransaction) => describePayment(row, switches)
  const notices = listOrderNotices({
    before: {
      ...orderState(before),
      auto_renewal: readAutoRenewal(before),
      period_ends_at,
      is_trial,
      is_past_due,
    },
    after: settled,
    isAuthenticationNeeded: plan?.payment?.state === 'needs_action',
    dispute: plan?.isDisputed ? 'open' : (plan?.paid?.dispute ?? 'none'),
    known: known.map(describe),
    payments: payments.map(describe),
  })
  for (const notice of notices) {
    const about = 'payment' in notice ? { ...notice, payment: notice.payment.row } : notice
    await queueOrderMail(ctx, tx, channel, { to, order, notice: about })
  }
}

function describePayment(row: StoredTransaction, switches: ReadonlySet<string>) {
  const { payment_id, total, refunded } = row
  const { status } = orderState({ status: row.status, activity_status: 'inactive' })
  const isSwitch = switches.has(payment_id)
  return { payment_id, event: event.parse(row.event), isSwitch, status, total, refunded, row }
}
