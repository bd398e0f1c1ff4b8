import type { AccountLink, ConnectedAccount } from '../objects/account.ts'
import type { Coupon, Price, Product } from '../objects/catalog.ts'
import type { BalanceTransaction, Charge, Dispute, Payout, Refund } from '../objects/charge.ts'
import type { Customer } from '../objects/customer.ts'
import type { PaymentIntent, SetupIntent } from '../objects/intent.ts'
import type { Invoice } from '../objects/invoice.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'
import type { PortalConfiguration, PortalSession } from '../objects/portal.ts'
import type { SavedReply } from '../objects/saved-reply.ts'
import type { Settings } from '../objects/settings.ts'
import type { Subscription } from '../objects/subscription.ts'
import type { TaxCalculation, TaxTransaction } from '../objects/tax.ts'
import type { Delivery, Event, PaymentMethodDomain, WebhookEndpoint } from '../objects/webhook.ts'

export type Tables = {
  account_link: AccountLink
  balance_transaction: BalanceTransaction
  charge: Charge
  connected_account: ConnectedAccount
  coupon: Coupon
  customer: Customer
  delivery: Delivery
  dispute: Dispute
  event: Event
  invoice: Invoice
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
  webhook_endpoint: WebhookEndpoint
}

export type Kind = keyof Tables
export type Rows = { [K in Kind]: Map<string, Tables[K]> }

/** Objects never change: a change puts another in the place of the one before. A table is in order of creation. */
export function newRows(): Rows {
  return {
    account_link: new Map(),
    balance_transaction: new Map(),
    charge: new Map(),
    connected_account: new Map(),
    coupon: new Map(),
    customer: new Map(),
    delivery: new Map(),
    dispute: new Map(),
    event: new Map(),
    invoice: new Map(),
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
    webhook_endpoint: new Map(),
  }
}

export function isKind(rows: Rows, name: string): name is Kind {
  return Object.hasOwn(rows, name)
}
