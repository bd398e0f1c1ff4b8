import type { Call } from '../api/call.ts'
import { nameOf } from '../billing/read-items.ts'
import type { PortalConfiguration } from '../objects/portal.ts'
import type { Price } from '../objects/price.ts'
import { periodOf, type Subscription } from '../objects/subscription.ts'
import { fill, formatDate, formatMoney } from '../pages/format.ts'
import { html, type Markup } from '../pages/html.ts'
import type { PageRequest } from '../pages/page-route.ts'

export function renderSubscription(
  call: Call,
  subscription: Subscription,
  { features }: PortalConfiguration,
  request: PageRequest,
): Markup {
  const { words } = request
  const [item] = subscription.items.data
  if (!item) return html``
  const invoice = call.tx.find('invoice', subscription.latest_invoice ?? '')
  const isLate = subscription.status === 'past_due' && invoice?.hosted_invoice_url
  const isEnding = subscription.cancel_at_period_end
  const plans = features.subscription_update.enabled
    ? otherPlans(call, features.subscription_update.products, item.price)
    : []
  const button = (action: string, label: string, value?: Markup) => html`<form method="post">
<input type="hidden" name="subscription" value="${subscription.id}">${value}
<button class="quiet" name="action" value="${action}">${label}</button></form>`
  return html`<li><strong>${nameOf(call, item.price)}</strong>
<p>${describePrice(item.price, request)} · ${describeState(subscription, request)}</p>
${isLate && html`<p class="error">${words.past_due} <a href="${invoice.hosted_invoice_url}?locale=${request.locale}">${words.pay_now}</a></p>`}
<div class="row">
${plans.map(price =>
  button(
    'switch_plan',
    fill(words.switch_plan, { plan: `${nameOf(call, price)}, ${describePrice(price, request)}` }),
    html`<input type="hidden" name="price" value="${price.id}">`,
  ),
)}
${isEnding && button('keep', words.keep_renewal)}
${!isEnding && features.subscription_cancel.enabled && button('cancel', words.cancel_renewal)}
</div></li>`
}

function otherPlans(call: Call, products: { prices: string[] }[], current: Price): Price[] {
  return products
    .flatMap(({ prices }) => prices)
    .flatMap(id => call.tx.find('price', id) ?? [])
    .filter(price => price.id !== current.id && price.active && price.currency === current.currency)
}

function describeState(subscription: Subscription, { words, locale }: PageRequest): string {
  const date = formatDate(periodOf(subscription).end, locale)
  if (subscription.cancel_at_period_end) return fill(words.ends_on, { date })
  return fill(subscription.status === 'trialing' ? words.trial_until : words.renews_on, { date })
}

function describePrice({ unit_amount, currency, recurring }: Price, { words, locale }: PageRequest): string {
  const amount = formatMoney(unit_amount, currency, locale)
  const count = recurring?.interval_count ?? 1
  if (recurring?.interval === 'day') return fill(words.every_days, { amount, count })
  if (recurring?.interval === 'week') return fill(words.every_days, { amount, count: count * 7 })
  if (recurring?.interval === 'year' || count === 12) return fill(words.every_year, { amount })
  return count === 1 ? fill(words.every_month, { amount }) : fill(words.every_months, { amount, count })
}
