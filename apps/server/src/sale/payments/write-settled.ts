import type { SettledOrder } from '@grandstand/rules'
import type { Confirmation, ProviderDispute, ProviderPlan } from '../../adapters/payments/payment-account.ts'
import type { Channel } from '../../context/channel.ts'
import type { Tx } from '../../db/connection.ts'
import {
  findOrder,
  listTransactionRows,
  moveOrder,
  orderState,
  type StoredOrder,
} from '../../orders/orders/index.ts'
import { handOutGifts } from '../gifts/index.ts'
import { queueGoogleSales } from '../google-analytics/index.ts'
import { holdRecipient } from '../order-mails/index.ts'
import { queueRefundReports } from '../refund-reports/index.ts'
import { giveTrialBack } from './attempt-store.ts'
import { keepDisputes } from './dispute-store.ts'
import { followPlan } from './follow-plan.ts'
import { countDecline } from './guard-declines.ts'
import { hasUnwrittenFacts } from './has-unwritten-facts.ts'
import { mailNews } from './mail-news.ts'
import type { SettleContext } from './settle-context.ts'
import { keepTransactions, type TransactionRow } from './transaction-store.ts'

/** What asking the provider has brought. */
export interface Finding {
  /** Null: nothing is known yet. */
  settled: SettledOrder | null
  state: string | null
  confirmation: Confirmation | null
  refs: { payment_intent_id?: string; payment_subscription_id?: string }
  /** Empty: nothing is known of it. */
  tried: { decline_code?: string | null; card_brand?: string; card_last4?: string }
  paid: TransactionRow[]
  disputes: readonly ProviderDispute[]
  plan: ProviderPlan | null
}

/** Returns the current order and writes only news. Null: it changed since it was read, so ask the provider again. */
export async function writeSettled(
  ctx: SettleContext,
  channel: Channel,
  before: StoredOrder,
  finding: Finding,
): Promise<StoredOrder | null> {
  const now = ctx.now()
  const { settled, plan } = finding
  // The failure was reported at the time. The rest of the attempt at the provider says less.
  if (!settled || (before.status === 'failed' && settled.status === 'failed')) return before
  const change = {
    ...settled,
    ...finding.refs,
    ...finding.tried,
    ...(plan ? await followPlan(ctx.db, channel.id, before, plan) : {}),
    pay_url: plan?.payUrl ?? null,
    payment_state: finding.state,
  }
  if (!(await hasUnwrittenFacts(ctx.db, before, change, finding))) return before
  const outcome = await ctx.db.transaction(async tx => {
    // Before the order: deleting an account locks them in this order too.
    const to = before.user_id === null ? null : await holdRecipient(tx, channel.id, before.user_id)
    const moved = await moveOrder(tx, before, { ...change, settled_at: now }, now)
    if (moved !== 'moved') return moved
    const order = { ...before, ...change }
    const known = await listTransactionRows(tx, channel.id, [order.id])
    const payments = await keepTransactions(tx, channel, order, finding.paid)
    await keepDisputes(tx, channel.id, before.id, finding.disputes, now)
    await releaseTrial(tx, before, settled)
    if (settled.status === 'paid' && before.status !== 'paid') await handOutGifts(ctx, tx, channel, order)
    await queueGoogleSales(ctx, tx, channel, { orderId: order.id, known, payments })
    await queueRefundReports(ctx, tx, channel, { known, payments })
    if (to) await mailNews(ctx, tx, channel, { to, before, settled, order, plan, known, payments })
    return moved
  })
  if (outcome === 'changed') return null
  // Once for each attempt, since only one caller moves it; after the transaction, which would hold a second connection.
  if (outcome === 'moved' && isDeclined(before, change)) await countDecline(ctx, before)
  if (outcome === 'no_such_move') {
    const from = orderState(before)
    ctx.log.error(
      { order_id: before.id, from, to: settled },
      'The provider reports a state that the order cannot move to',
    )
    return before
  }
  return (await findOrder(ctx.db, channel.id, before.id)) ?? null
}

function isDeclined(before: StoredOrder, after: { status: string; payment_state: string | null }): boolean {
  return before.status === 'created' && after.status === 'failed' && after.payment_state === 'declined'
}

/** A trial that never began is still to be had. */
async function releaseTrial(tx: Tx, before: StoredOrder, { status }: SettledOrder): Promise<void> {
  const { is_trial, user_id: userId, card_hash: cardHash } = before
  if (!is_trial || before.status !== 'created' || status !== 'failed') return
  if (userId !== null && cardHash !== null) await giveTrialBack(tx, before.channel_id, { userId, cardHash })
}
