import type { BalanceTransaction } from '../objects/balance-transaction.ts'
import type { Charge } from '../objects/charge.ts'
import type { Coupon, Discount } from '../objects/coupon.ts'
import type { Customer, DeletedCustomer } from '../objects/customer.ts'
import type { Delivery } from '../objects/delivery.ts'
import type { Dispute } from '../objects/dispute.ts'
import type { Event } from '../objects/event.ts'
import type { Invoice } from '../objects/invoice.ts'
import type { InvoiceItem } from '../objects/invoice-item.ts'
import type { InvoicePayment } from '../objects/invoice-payment.ts'
import type { PaymentIntent } from '../objects/payment-intent.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'
import type { PaymentMethodDomain } from '../objects/payment-method-domain.ts'
import type { Payout } from '../objects/payout.ts'
import type { PortalConfiguration, PortalSession } from '../objects/portal.ts'
import type { Price } from '../objects/price.ts'
import type { Product } from '../objects/product.ts'
import type { Refund } from '../objects/refund.ts'
import type { SavedReply } from '../objects/saved-reply.ts'
import type { Settings } from '../objects/settings.ts'
import type { SetupIntent } from '../objects/setup-intent.ts'
import type { Subscription } from '../objects/subscription.ts'
import type { TaxCalculation } from '../objects/tax-calculation.ts'
import type { TaxTransaction } from '../objects/tax-transaction.ts'
import type { TestClock } from '../objects/test-clock.ts'
import type { WebhookEndpoint } from '../objects/webhook-endpoint.ts'

export type Tables = {
  balance_transaction: BalanceTransaction
  charge: Charge
  coupon: Coupon
  customer: Customer
  deleted_customer: DeletedCustomer
  delivery: Delivery
  discount: Discount
  dispute: Dispute
  event: Event
  invoice: Invoice
  invoice_item: InvoiceItem
  invoice_payment: InvoicePayment
  payment_intent: PaymentIntent
  payment_method: PaymentMethod
  payment_method_domain: PaymentMethodDomain
  payout: Payout
  portal_configuration: PortalConfiguration
  portal_session: PortalSession
  price: Price
  product: Product
  refund: Refund
  saved_reply: SavedReply
  settings: Settings
  setup_intent: SetupIntent
  subscription: Subscription
  tax_calculation: TaxCalculation
  tax_transaction: TaxTransaction
  test_clock: TestClock
  webhook_endpoint: WebhookEndpoint
}

export type Kind = keyof Tables
export type Rows = { [K in Kind]: Map<string, Tables[K]> }

/** Objects never change: a change puts another in the place of the one before. A table is in order of creation. */
export function newRows(): Rows {
  return {
    balance_transaction: new Map(),
    charge: new Map(),
    coupon: new Map(),
    customer: new Map(),
    deleted_customer: new Map(),
    delivery: new Map(),
    discount: new Map(),
    dispute: new Map(),
    event: new Map(),
    invoice: new Map(),
    invoice_item: new Map(),
    invoice_payment: new Map(),
    payment_intent: new Map(),
    payment_method: new Map(),
    payment_method_domain: new Map(),
    payout: new Map(),
    portal_configuration: new Map(),
    portal_session: new Map(),
    price: new Map(),
    product: new Map(),
    refund: new Map(),
    saved_reply: new Map(),
    settings: new Map(),
    setup_intent: new Map(),
    subscription: new Map(),
    tax_calculation: new Map(),
    tax_transaction: new Map(),
    test_clock: new Map(),
    webhook_endpoint: new Map(),
  }
}

export function isKind(rows: Rows, name: string): name is Kind {
  return Object.hasOwn(rows, name)
}
