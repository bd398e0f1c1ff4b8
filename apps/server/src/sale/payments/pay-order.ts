import { offers } from '@grandstand/contract'
import { z } from 'zod'
import type { ChargeOutcome } from '../../adapters/payments/index.ts'
import { localiser } from '../../channel/channel/index.ts'
import { addsTax } from '../../context/adds-tax.ts'
import type { Reader } from '../../context/channel.ts'
import { originOf } from '../../context/origin.ts'
import type { StoredOrder } from '../../orders/orders/index.ts'
import { CallError } from '../../runtime/call-error.ts'
import { chargeKeyOf } from './charge-key-of.ts'
import { failAttempt } from './fail-attempt.ts'
import { getPaymentAccount } from './get-payment-account.ts'
import { attachPayment, breakAttempt, findPlanRow, touchAttempt } from './pay-store.ts'
import { paymentMarkOf } from './payment-mark-of.ts'
import { type Settlement, settle } from './settle.ts'
import type { SettleContext } from './settle-context.ts'

type Input = Reader & { ip: string }

interface Means {
  paymentMethodId: string | null
  savesCard: boolean
}

const offer = z.enum(offers)

/**
 * Charges the order's amount. The provider takes the order's key once: a repeat after a time-out or a crash gets the result
 * of the first.
 */
export async function payOrder(
  ctx: SettleContext,
  asked: Input,
  order: StoredOrder,
  means: Means,
): Promise<Settlement> {
  const { channel } = asked
  if (!(await touchAttempt(ctx.db, channel.id, order, ctx.now()))) return settle(ctx, channel, order.id)
  const outcome = await send(ctx, asked, order, means)
  if ('id' in outcome && outcome.id !== null) await attachPayment(ctx.db, channel.id, order, outcome.id)
  const found = await settle(ctx, channel, order.id)
  if (found.order.status !== 'created' || found.confirmation) return found
  if (outcome.outcome === 'broken') {
    await breakAttempt(ctx.db, channel.id, order)
    return found
  }
  if (outcome.outcome !== 'declined' && outcome.outcome !== 'refused')
    throw new CallError('unavailable', { retryAfterSeconds: 2 })
  return { order: await failAttempt(ctx, channel, found.order, outcome), confirmation: null }
}

async function send(
  ctx: SettleContext,
  asked: Input,
  order: StoredOrder,
  { paymentMethodId, savesCard }: Means,
): Promise<ChargeOutcome> {
  const { channel } = asked
  const account = getPaymentAccount(ctx, channel, order)
  const name = localiser(asked)(order.product_name)
  const charge = {
    mark: paymentMarkOf(channel, order),
    idempotencyKey: chargeKeyOf(channel, order),
    customerId: order.payment_customer_id ?? '',
    currency: order.currency.toLowerCase(),
  }
  if (order.subscription_id === null) {
    if (paymentMethodId === null) return { outcome: 'refused' }
    const amount = order.base_price + order.service_fee - order.discount - order.credit + order.tax
    const taxId = order.tax_calculation_id
    const returnUrl = `${originOf(channel, ctx.publicUrl)}/buy?order=${order.id}`
    return account.charge({
      ...charge,
      paymentMethodId,
      amount,
      description: name,
      savesCard,
      taxId,
      returnUrl,
    })
  }
  const plan = await findPlanRow(ctx.db, channel.id, order.subscription_id)
  if (!plan) return { outcome: 'refused' }
  const { base_price, service_fee, discount } = order
  return account.startPlan({
    ...charge,
    paymentMethodId,
    subscription: {
      id: order.subscription_id,
      name,
      base_price,
      service_fee,
      offer: offer.parse(plan.offer),
    },
    discount,
    trialDays: order.is_trial ? plan.trial_period : 0,
    addsTax: addsTax(channel),
    ip: asked.ip,
  })
}
