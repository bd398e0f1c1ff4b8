import type Stripe from 'stripe'
import { keepPrices, productOf } from './keep-prices.ts'
import type { PlanTerms, SoldPlan } from './payment-account.ts'

/** The provider lets a portal offer no more. */
const maxPlans = 10
const maxConfigurations = 100

/** Cards, bills, the end of a renewal, and another of the channel's plans: the rest of the period counts towards it at once. */
export async function openPortal(
  stripe: Stripe,
  portal: { customerId: string; returnUrl: string; terms: PlanTerms; plans: readonly SoldPlan[] },
): Promise<string> {
  const made = await stripe.billingPortal.sessions.create({
    customer: portal.customerId,
    return_url: portal.returnUrl,
    configuration: await keepConfiguration(stripe, portal.terms, portal.plans.slice(0, maxPlans)),
  })
  return made.url
}

/** One for each channel of the account, as its plans are now. */
async function keepConfiguration(
  stripe: Stripe,
  terms: PlanTerms,
  plans: readonly SoldPlan[],
): Promise<string> {
  const prices = await keepPrices(stripe, terms, plans)
  const products = plans.map((plan, at) => ({
    product: productOf(terms.channelKey, plan),
    prices: prices.slice(at, at + 1),
  }))
  const features = {
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
    subscription_update:
      products.length > 0
        ? {
            enabled: true,
            default_allowed_updates: ['price'],
            products,
            proration_behavior: 'always_invoice',
          }
        : { enabled: false },
  } satisfies Stripe.BillingPortal.ConfigurationCreateParams.Features
  const listed = stripe.billingPortal.configurations.list({ active: true, limit: maxConfigurations })
  for await (const { id, metadata, features: before } of listed) {
    if (metadata?.channel !== terms.channelKey) continue
    const offered = (before.subscription_update.products ?? []).flatMap(one => one.prices)
    if (offered.join() !== prices.join()) await stripe.billingPortal.configurations.update(id, { features })
    return id
  }
  const metadata = { channel: terms.channelKey }
  return (await stripe.billingPortal.configurations.create({ features, metadata })).id
}
