import type Stripe from 'stripe'
import { orNull } from './charge-outcome.ts'
import type { PlanTerms, SoldPlan } from './payment-account.ts'

/** Annual plans renew every 12 months, monthly ones every 30 days. */
const recurring = {
  annual: { interval: 'month', interval_count: 12 },
  monthly: { interval: 'day', interval_count: 30 },
} as const

/** What a plan is called at the provider: the order follows from it which plan was chosen in the portal. */
export const productOf = (channelKey: string, { id }: Pick<SoldPlan, 'id'>) =>
  `${channelKey}-subscription-${id}`

/**
 * The price of each plan at the provider, made where it is missing. A price never changes: another amount is another price,
 * and users who pay the old one keep it. One price holds the fee too, because the portal lets nobody change a subscription
 * of several.
 */
export function keepPrices(stripe: Stripe, terms: PlanTerms, plans: readonly SoldPlan[]): Promise<string[]> {
  return Promise.all(plans.map(plan => keepPrice(stripe, terms, plan)))
}

async function keepPrice(stripe: Stripe, terms: PlanTerms, plan: SoldPlan): Promise<string> {
  const product = productOf(terms.channelKey, plan)
  const unit_amount = plan.base_price + plan.service_fee
  const taxed = terms.addsTax ? '-taxed' : ''
  const lookup_key = `${product}-${plan.offer}-${unit_amount}-${terms.currency}${taxed}`
  const find = async () => (await stripe.prices.list({ lookup_keys: [lookup_key], active: true })).data[0]?.id
  const known = await find()
  if (known !== undefined) return known
  await keepProduct(stripe, product, plan.name)
  const made = await orNull(() =>
    stripe.prices.create({
      product,
      unit_amount,
      lookup_key,
      currency: terms.currency,
      recurring: recurring[plan.offer],
      ...(terms.addsTax ? { tax_behavior: 'exclusive' } : {}),
    }),
  )
  const id = made?.id ?? (await find())
  if (id === undefined) throw new Error(`The price ${lookup_key} could not be created`)
  return id
}

/** Whichever call came first has created it. */
async function keepProduct(stripe: Stripe, id: string, name: string): Promise<void> {
  if (await orNull(() => stripe.products.retrieve(id))) return
  await orNull(() => stripe.products.create({ id, name }))
}
