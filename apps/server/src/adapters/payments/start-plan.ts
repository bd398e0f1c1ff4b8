import type Stripe from 'stripe'
import { orNowhere, orNull } from './charge-outcome.ts'
import { keepPrices } from './keep-prices.ts'
import { writeMark } from './mark.ts'
import type { NewPlan } from './payment-account.ts'

/** Each step may be done again: what is there already is taken. */
export async function startPlan(stripe: Stripe, plan: NewPlan): Promise<Stripe.Subscription> {
  const { subscription, mark, idempotencyKey, addsTax } = plan
  const terms = { channelKey: mark.channelKey, currency: plan.currency, addsTax }
  const [price = ''] = await keepPrices(stripe, terms, [subscription])
  // Where a subscription is taxed the provider finds out by itself, if it knows where its customer is.
  const tax = { ip_address: plan.ip, validate_location: 'immediately' } as const
  const isTaxed =
    addsTax && (await orNowhere(() => stripe.customers.update(plan.customerId, { tax }))) !== null
  if (plan.paymentMethodId !== null) await keepCard(stripe, plan.paymentMethodId, plan.customerId)
  const discounts = plan.discount > 0 ? [{ coupon: await keepCoupon(stripe, plan) }] : []
  return stripe.subscriptions.create(
    {
      customer: plan.customerId,
      items: [{ price }],
      discounts,
      metadata: writeMark(mark),
      ...(plan.paymentMethodId === null ? {} : { default_payment_method: plan.paymentMethodId }),
      ...(plan.trialDays > 0 ? { trial_period_days: plan.trialDays } : {}),
      ...(isTaxed ? { automatic_tax: { enabled: true } } : {}),
      // What the bank refuses or asks about stays to be paid, and opens nothing. Its check opens over the checkout.
      payment_behavior: 'allow_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
    },
    { idempotencyKey },
  )
}

/** A plan is paid with cards that its customer keeps. */
async function keepCard(stripe: Stripe, paymentMethodId: string, customerId: string): Promise<void> {
  const { customer } = await stripe.paymentMethods.retrieve(paymentMethodId)
  if (customer === null) await stripe.paymentMethods.attach(paymentMethodId, { customer: customerId })
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
