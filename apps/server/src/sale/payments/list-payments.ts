import type { SettledOrder } from '@grandstand/rules'
import type { PlanInvoice, ProviderPayment, ProviderPlan } from '../../adapters/payments/payment-account.ts'
import type { StoredOrder } from '../../orders/orders/index.ts'
import type { TransactionRow } from './transaction-store.ts'

/** What was paid for an order that is paid once. */
export function listPayments(
  order: StoredOrder,
  payment: ProviderPayment,
  { status }: Pick<SettledOrder, 'status'>,
): TransactionRow[] {
  if (status === 'created') return []
  const { base_price, service_fee, discount, credit, tax } = order
  return [
    {
      order_id: order.id,
      event: 'created',
      status,
      base_price,
      service_fee,
      discount,
      credit,
      tax,
      total: payment.amount,
      refunded: payment.refunded,
      payment_id: payment.id,
      receipt_url: payment.receiptUrl,
      ...nameCard(payment),
      at: payment.createdAt,
    },
  ]
}

/** The bills of a subscription; an unpaid one does not count. */
export function listBills(order: StoredOrder, plan: ProviderPlan): TransactionRow[] {
  return plan.invoices.filter(({ isPaid }) => isPaid).map(invoice => describeBill(order, invoice))
}

function describeBill(order: StoredOrder, invoice: PlanInvoice): TransactionRow {
  const { discount, tax, refunded } = invoice
  // Another plan may give back more than it costs: what is left over counts towards the next bill.
  const total = Math.max(0, invoice.total)
  const isRefunded = total > 0 && refunded !== null && refunded >= total
  const price = Math.max(0, total - tax + discount)
  const service_fee = invoice.isSwitch ? 0 : Math.min(order.service_fee, price)
  return {
    order_id: order.id,
    event: invoice.isFirst ? 'created' : 'updated',
    is_switch: invoice.isSwitch,
    status: isRefunded ? 'refunded' : 'paid',
    base_price: price - service_fee,
    service_fee,
    discount,
    credit: 0,
    tax,
    total,
    ...(refunded === null ? {} : { refunded }),
    payment_id: invoice.id,
    receipt_url: invoice.receiptUrl,
    ...nameCard(invoice),
    at: invoice.at,
  }
}

function nameCard({ card }: Pick<ProviderPayment, 'card'>) {
  return { card_brand: card?.brand ?? null, card_last4: card?.last4 ?? null }
}
