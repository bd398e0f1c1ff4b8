import {
  chooseAttemptStep,
  isGivenUp,
  isNeverMade,
  type PaymentFacts,
  type PlanFacts,
  settlePayment,
  settlePlan,
} from '@grandstand/rules'
import type {
  Confirmation,
  PaymentAccount,
  ProviderPayment,
  ProviderPlan,
} from '../../adapters/payments/payment-account.ts'
import type { Channel } from '../../context/channel.ts'
import { findOrder, type StoredOrder } from '../../orders/orders/index.ts'
import { CallError } from '../../runtime/call-error.ts'
import { chargeKeyOf } from './charge-key-of.ts'
import { followUp } from './follow-up.ts'
import { getPaymentAccount } from './get-payment-account.ts'
import { listBills, listPayments } from './list-payments.ts'
import { isBroken } from './pay-store.ts'
import { paymentMarkOf } from './payment-mark-of.ts'
import type { SettleContext } from './settle-context.ts'
import { type Finding, writeSettled } from './write-settled.ts'

export interface Settlement {
  order: StoredOrder
  /** What the buyer has to do; null: nothing. */
  confirmation: Confirmation | null
}

/** Others ask at the same time; each time at least one of them gets on. */
const maxTries = 5

/**
 * Asks the provider about an order's payment and updates the order. The return page, the poll, the webhook, the reconciler
 * and access reports all call this, as often as they like: nothing else changes what an order is.
 */
export async function settle(ctx: SettleContext, channel: Channel, orderId: number): Promise<Settlement> {
  let settled: Settlement | null = null
  for (let tries = 0; tries < maxTries; tries += 1) {
    const order = await findOrder(ctx.db, channel.id, orderId)
    if (!order) throw new CallError('not_found')
    // It cost nothing: there is nobody to ask.
    if (order.attempted_at === null) return { order, confirmation: null }
    const finding = await ask(ctx, channel, order)
    const after = await writeSettled(ctx, channel, order, finding)
    if (!after) continue
    settled = { order: after, confirmation: after.status === 'created' ? finding.confirmation : null }
    if (!(await followUp(ctx, channel, after, finding.plan))) return settled
  }
  if (settled) return settled
  throw new CallError('unavailable', { retryAfterSeconds: 1 })
}

async function ask(ctx: SettleContext, channel: Channel, order: StoredOrder): Promise<Finding> {
  const account = getPaymentAccount(ctx, channel, order)
  const now = ctx.now()
  if (order.type === 'subscription') {
    const plan = await findPlan(account, channel, order, now)
    if (!plan) return findNothing(account, channel, order, now)
    const settled = settlePlan(plan, channel.settings.grace_days, now)
    return {
      settled,
      state: nameState(plan),
      confirmation: plan,
      refs: { payment_subscription_id: plan.id },
      tried: describeTry(plan.payment),
      paid: listBills(order, plan),
      disputes: plan.disputes,
      plan,
    }
  }
  const payment = await findPayment(account, channel, order, now)
  if (!payment) return findNothing(account, channel, order, now)
  const settled = settlePayment(payment, order.expires_at, now)
  return {
    settled,
    state: nameState(payment),
    confirmation: payment,
    refs: { payment_intent_id: payment.id },
    tried: describeTry(payment),
    paid: listPayments(order, payment, settled),
    disputes: payment.disputes,
    plan: null,
  }
}

async function findPayment(
  account: PaymentAccount,
  channel: Channel,
  order: StoredOrder,
  now: Date,
): Promise<ProviderPayment | null> {
  const id =
    order.payment_intent_id ?? (await account.findPayment(customerOf(order), paymentMarkOf(channel, order)))
  if (id === null) return null
  const payment = await account.getPayment(id)
  if (!isGivenUp({ payment, attemptedAt: attemptOf(order) }, now)) return payment
  // Nobody may pay later for an order reported as failed.
  await account.cancelPayment(id)
  return account.getPayment(id)
}

async function findPlan(
  account: PaymentAccount,
  channel: Channel,
  order: StoredOrder,
  now: Date,
): Promise<ProviderPlan | null> {
  const known = order.payment_subscription_id
  const id = known ?? (await account.findPlan(customerOf(order), paymentMarkOf(channel, order)))
  if (id === null) return null
  const plan = await account.getPlan(id)
  const { payment } = plan
  const isOver = plan.state === 'incomplete' && isGivenUp({ payment, attemptedAt: attemptOf(order) }, now)
  if (!isOver || !payment) return plan
  await account.endPlan(id)
  const after = await account.getPlan(id)
  const isPaid = after.state === 'active' || after.state === 'trialing'
  return isPaid ? after : { ...after, state: 'incomplete', payment: { ...payment, state: 'declined' } }
}

/** The provider knows of none: it is on its way, or never was sent, and then never will be. */
async function findNothing(
  account: PaymentAccount,
  channel: Channel,
  order: StoredOrder,
  now: Date,
): Promise<Finding> {
  const attemptedAt = attemptOf(order)
  const isLate = chooseAttemptStep({ payment: null, attemptedAt }, now) === 'fail'
  const isLost =
    isLate && isNeverMade({ attemptedAt, canBeMade: !(await closeAttempt(account, channel, order)) }, now)
  return {
    settled: isLost ? settlePayment(neverMade, order.expires_at, now) : null,
    state: isLost ? 'never_made' : null,
    confirmation: null,
    refs: {},
    tried: {},
    paid: [],
    disputes: [],
    plan: null,
  }
}

/** The card and what its bank said, where the provider tells. */
function describeTry(payment: ProviderPayment | null): Finding['tried'] {
  if (!payment) return {}
  const { card, declineCode } = payment
  return { decline_code: declineCode, ...(card ? { card_brand: card.brand, card_last4: card.last4 } : {}) }
}

/** A process that was frozen before its charge wakes up to find its key taken. */
async function closeAttempt(account: PaymentAccount, channel: Channel, order: StoredOrder): Promise<boolean> {
  return isBroken(order) || account.closeKey(customerOf(order), chargeKeyOf(channel, order))
}

const attemptOf = ({ attempted_at, created_at }: StoredOrder): Date => attempted_at ?? created_at

const neverMade: PaymentFacts = { state: 'canceled', amount: 0, refunded: 0, dispute: 'none' }

function nameState(facts: PaymentFacts | PlanFacts): string {
  if ('dispute' in facts) return facts.dispute === 'open' ? 'disputed' : facts.state
  if (facts.isDisputed) return 'disputed'
  return facts.state === 'incomplete' ? (facts.payment?.state ?? facts.state) : facts.state
}

function customerOf({ id, payment_customer_id }: StoredOrder): string {
  if (payment_customer_id === null) throw new Error(`Order ${id} has no payment customer`)
  return payment_customer_id
}
