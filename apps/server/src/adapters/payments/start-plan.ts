import type Stripe from 'stripe'
import { orNull } from './charge-outcome.ts'
import { idOf, writeMark } from './mark.ts'
import type { NewPlan } from './payment-account.ts'

/** Annual plans renew every 12 months, monthly ones every 30 days. */
const recurring = {
  annual: { interval: 'month', interval_count: 12 },
  monthly: { interval: 'day', interval_count: 30 },
} as const

/** A subscription with its fee as a line of its own. Each step may be done again: what is there already is taken. */
export async function startPlan(stripe: Stripe, plan: NewPlan): Promise<Stripe.Subscription> {
  const { subscription, mark, idempotencyKey } = plan
  const product = `${mark.channelKey}-subscription-${subscription.id}`
  const lines = [
    { id: product, name: subscription.name, unit_amount: subscription.base_price },
    {
      id: `${product}-fee`,
      name: `${subscription.name}: service fee`,
      unit_amount: subscription.service_fee,
    },
  ].filter(({ unit_amount }) => unit_amount > 0)
  for (const { id, name } of lines) await keepProduct(stripe, id, name)
  if (plan.paymentMethodId !== null) await keepCard(stripe, plan.paymentMethodId, plan.customerId)
  const discounts = plan.discount > 0 ? [{ coupon: await keepCoupon(stripe, plan) }] : []
  const made = await stripe.subscriptions.create(
    {
      customer: plan.customerId,
      items: lines.map(({ id, unit_amount }) => ({
        price_data: {
          currency: plan.currency,
          product: id,
          unit_amount,
          recurring: recurring[subscription.offer],
          ...(plan.addsTax ? { tax_behavior: 'exclusive' } : {}),
        },
      })),
      discounts,
      metadata: writeMark(mark),
      ...(plan.paymentMethodId === null ? {} : { default_payment_method: plan.paymentMethodId }),
      ...(plan.trialDays > 0 ? { trial_period_days: plan.trialDays } : {}),
      ...(plan.addsTax ? { automatic_tax: { enabled: true } } : {}),
      // What the bank refuses or asks about stays to be paid, and opens nothing.
      payment_behavior: 'allow_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
    },
    { idempotencyKey },
  )
  await askBank(stripe, made, plan.returnUrl)
  return made
}

/** The bank's page can lead back to us only where it was told the way. */
async function askBank(stripe: Stripe, plan: Stripe.Subscription, returnUrl: string): Promise<void> {
  if (plan.status !== 'incomplete') return
  const { data } = await stripe.invoicePayments.list({ invoice: idOf(plan.latest_invoice) ?? '', limit: 1 })
  const intent = idOf(data[0]?.payment.payment_intent)
  if (intent === null) return
  const { status, next_action } = await stripe.paymentIntents.retrieve(intent)
  if (status === 'requires_action' && !next_action?.redirect_to_url)
    await stripe.paymentIntents.confirm(intent, { return_url: returnUrl })
}

/** A plan is paid with cards that its customer keeps. */
async function keepCard(stripe: Stripe, paymentMethodId: string, customerId: string): Promise<void> {
  const { customer } = await stripe.paymentMethods.retrieve(paymentMethodId)
  if (customer === null) await stripe.paymentMethods.attach(paymentMethodId, { customer: customerId })
}

/** Who was first has made it. */
async function keepProduct(stripe: Stripe, id: string, name: string): Promise<void> {
  if (await orNull(() => stripe.products.retrieve(id))) return
  await orNull(() => stripe.products.create({ id, name }))
}

async function keepCoupon(stripe: Stripe, { mark, discount, currency }: NewPlan): Promise<string> {
  const id = `${mark.channelKey}-order-${mark.orderId}`
  if (await orNull(() => stripe.coupons.retrieve(id))) return id
  await stripe.coupons.create({
    id,
    amount_off: discount,
    currency,
    duration: 'once',
    metadata: writeMark(mark),
  })
  return id
}
