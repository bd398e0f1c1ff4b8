import type { Call } from '../api/call.ts'
import { newId, newWord } from '../api/new-id.ts'
import { readGroups, readWhole } from '../api/read-params.ts'
import { emit } from '../events/emit.ts'
import { newSetupIntent } from '../objects/setup-intent.ts'
import { periodOf, type Subscription } from '../objects/subscription.ts'
import { collectInvoice } from './collect-invoice.ts'
import { getSubscription } from './get-subscription.ts'
import { issueInvoice } from './issue-invoice.ts'
import { draftOfItem, draftOfTrial, type LineDraft } from './line-draft.ts'
import { nameOf, readPriceOf } from './read-items.ts'

/** The first invoice: of a trial over nothing, else paid now with the card, or left for the holder. */
export function startBilling(call: Call, subscription: Subscription, card: string | null): Subscription {
  const period = periodOf(subscription)
  const isTrial = subscription.status === 'trialing'
  const drafts = subscription.items.data.map(item => {
    const name = nameOf(call, item.price)
    return isTrial ? draftOfTrial(item, name, period) : draftOfItem(item, name, period)
  })
  const once = readOnceItems(call, period)
  const invoice = issueInvoice(call, subscription, [...drafts, ...once], 'subscription_create', period)
  collectInvoice(call, invoice, card)
  const billed = getSubscription(call, subscription.id)
  const needsCard = isTrial && !card && !subscription.default_payment_method
  return needsCard ? askForCard(call, billed) : billed
}

/** `add_invoice_items`: on the first invoice only. */
function readOnceItems(call: Call, period: LineDraft['period']): LineDraft[] {
  return (readGroups(call.params, 'add_invoice_items') ?? []).map(params => {
    const price = readPriceOf(call, params)
    const quantity = readWhole(params, 'quantity') ?? 1
    return {
      amount: price.unit_amount * quantity,
      description: nameOf(call, price),
      period,
      price,
      quantity,
      isProration: false,
      isDiscountable: true,
      subscription: null,
      subscriptionItem: null,
      invoiceItem: newId('ii'),
    }
  })
}

/** A trial without a card comes with a setup intent that asks for one. */
function askForCard(call: Call, subscription: Subscription): Subscription {
  const id = newId('seti')
  const intent = {
    ...newSetupIntent({ id, client_secret: `${id}_secret_${newWord(25)}`, created: call.now }),
    customer: subscription.customer,
    sandbox: { returnUrl: null, challenge: null, subscription: subscription.id },
  }
  call.tx.put('setup_intent', intent)
  emit(call, 'setup_intent.created', intent)
  const waiting = { ...subscription, pending_setup_intent: id }
  call.tx.put('subscription', waiting)
  return waiting
}
