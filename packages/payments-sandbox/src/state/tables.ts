import type { BalanceTransaction } from '../objects/balance-transaction.ts'
import type { Charge } from '../objects/charge.ts'
import type { Customer } from '../objects/customer.ts'
import type { Delivery } from '../objects/delivery.ts'
import type { Dispute } from '../objects/dispute.ts'
import type { Event } from '../objects/event.ts'
import type { PaymentIntent } from '../objects/payment-intent.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'
import type { PaymentMethodDomain } from '../objects/payment-method-domain.ts'
import type { Refund } from '../objects/refund.ts'
import type { SavedReply } from '../objects/saved-reply.ts'
import type { Settings } from '../objects/settings.ts'
import type { SetupIntent } from '../objects/setup-intent.ts'
import type { TaxCalculation } from '../objects/tax-calculation.ts'
import type { TaxTransaction } from '../objects/tax-transaction.ts'
import type { WebhookEndpoint } from '../objects/webhook-endpoint.ts'

export type Tables = {
  tax_transaction: TaxTransaction
  tax_calculation: TaxCalculation
  refund: Refund
  payment_method_domain: PaymentMethodDomain
  dispute: Dispute
  balance_transaction: BalanceTransaction
  charge: Charge
  customer: Customer
  delivery: Delivery
  event: Event
  payment_intent: PaymentIntent
  payment_method: PaymentMethod
  saved_reply: SavedReply
  settings: Settings
  setup_intent: SetupIntent
  webhook_endpoint: WebhookEndpoint
}

export type Kind = keyof Tables
export type Rows = { [K in Kind]: Map<string, Tables[K]> }

/** Objects never change: a change puts another in the place of the one before. A table is in order of creation. */
export function newRows(): Rows {
  return {
    balance_transaction: new Map(),
    charge: new Map(),
    customer: new Map(),
    delivery: new Map(),
    dispute: new Map(),
    event: new Map(),
    payment_intent: new Map(),
    payment_method: new Map(),
    payment_method_domain: new Map(),
    refund: new Map(),
    saved_reply: new Map(),
    settings: new Map(),
    setup_intent: new Map(),
    tax_calculation: new Map(),
    tax_transaction: new Map(),
    webhook_endpoint: new Map(),
  }
}

export function isKind(rows: Rows, name: string): name is Kind {
  return Object.hasOwn(rows, name)
}
