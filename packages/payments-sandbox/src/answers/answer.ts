import type Stripe from 'stripe'
import type { Tables } from '../state/tables.ts'
import { answerAccountLink } from './account-answers.ts'
import { answerPaymentMethod } from './card-answers.ts'
import { answerCoupon, answerPrice, answerProduct } from './catalog-answers.ts'
import { answerCharge, answerDispute, answerRefund } from './charge-answers.ts'
import { answerConfiguration, answerCustomer, answerSession } from './customer-answers.ts'
import { answerPaymentIntent, answerSetupIntent } from './intent-answers.ts'
import { answerInvoice } from './invoice-answers.ts'
import { answerBalanceTransaction, answerPayout } from './payout-answers.ts'
import { answerSubscription } from './subscription-answers.ts'
import { answerCalculation, answerTransaction } from './tax-answers.ts'
import { answerDomain, answerEndpoint, answerEvent } from './webhook-answers.ts'
import type { Wire } from './wire.ts'

/** Rows that callers see; the others are the sandbox's own. */
export type Row = Extract<Tables[keyof Tables], { object: string }>
export type Answer = ReturnType<typeof answerRow>
export type Deleted = Stripe.DeletedCustomer | Stripe.DeletedWebhookEndpoint
/** What a verb gives: a row, or what has no row of its own. */
export type Made =
  | Row
  | Deleted
  | Stripe.ApiList<Answer | Wire<Stripe.InvoicePayment>>
  | Wire<Stripe.Tax.Association>
  | Wire<Stripe.Account>
  | Wire<Stripe.Balance>

/** What leaves the sandbox: all that Stripe sends, and nothing that the sandbox keeps for itself. */
export function answer(made: Made): Answer | Exclude<Made, Row> {
  if ('deleted' in made) return made
  switch (made.object) {
    case 'account':
    case 'balance':
    case 'list':
    case 'tax.association':
      return made
    default:
      return answerRow(made)
  }
}

export function answerRow(row: Row) {
  switch (row.object) {
    case 'account_link':
      return answerAccountLink(row)
    case 'balance_transaction':
      return answerBalanceTransaction(row)
    case 'billing_portal.configuration':
      return answerConfiguration(row)
    case 'billing_portal.session':
      return answerSession(row)
    case 'charge':
      return answerCharge(row)
    case 'coupon':
      return answerCoupon(row)
    case 'customer':
      return answerCustomer(row)
    case 'dispute':
      return answerDispute(row)
    case 'event':
      return answerEvent(row)
    case 'invoice':
      return answerInvoice(row)
    case 'payment_intent':
      return answerPaymentIntent(row)
    case 'payment_method':
      return answerPaymentMethod(row)
    case 'payment_method_domain':
      return answerDomain(row)
    case 'payout':
      return answerPayout(row)
    case 'price':
      return answerPrice(row)
    case 'product':
      return answerProduct(row)
    case 'refund':
      return answerRefund(row)
    case 'setup_intent':
      return answerSetupIntent(row)
    case 'subscription':
      return answerSubscription(row)
    case 'tax.calculation':
      return answerCalculation(row)
    case 'tax.transaction':
      return answerTransaction(row)
    case 'webhook_endpoint':
      return answerEndpoint(row)
  }
}

const hidden = ['customer', 'metadata']

/** What a browser sees of it: nothing about whose it is. */
export function answerBrowser(made: Made): object {
  return Object.fromEntries(Object.entries(answer(made)).filter(([name]) => !hidden.includes(name)))
}
