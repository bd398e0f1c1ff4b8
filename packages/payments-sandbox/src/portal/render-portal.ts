import type { Call } from '../api/call.ts'
import { getObject } from '../api/get-object.ts'
import { nameOf } from '../billing/issue-invoice.ts'
import type { Reply } from '../http/reply.ts'
import type { Price } from '../objects/catalog.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'
import type { PortalConfiguration, PortalSession } from '../objects/portal.ts'
import { hasEnded, periodOf, type Subscription } from '../objects/subscription.ts'
import { fill, formatDate, formatMoney, nameCard } from '../pages/format.ts'
import { html, type Markup } from '../pages/html.ts'
import type { PageRequest } from '../pages/page-route.ts'
import { renderPage } from '../pages/render-page.ts'

type Outcome = { done?: true; problem?: string }

export function renderPortal(
  call: Call,
  session: PortalSession,
  request: PageRequest,
  outcome: Outcome,
): Reply {
  const { words, locale } = request
  const configuration = getObject(call, 'portal_configuration', session.configuration)
  const subscriptions = [...call.tx.all('subscription')]
    .filter(one => one.customer === session.customer && !hasEnded(one) && one.status !== 'incomplete')
    .reverse()
  return renderPage({
    title: words.portal_title,
    locale,
    body: html`<p class="note">${words.sandbox}</p>
${session.return_url && html`<p><a class="button quiet" href="${safeUrl(session.return_url)}">${words.back}</a></p>`}
<h1>${words.portal_title}</h1>
${outcome.done && html`<p class="notice" role="status">${words.done}</p>`}
${outcome.problem && html`<p class="notice error" role="alert">${outcome.problem}</p>`}
<h2>${words.subscriptions}</h2>
${subscriptions.length === 0 && html`<p>${words.no_subscriptions}</p>`}
<ul>${subscriptions.map(one => renderSubscription(call, one, configuration, request))}</ul>
<h2>${words.cards}</h2>
${renderCards(call, session, request)}`,
    status: outcome.problem ? 402 : 200,
  })
}

function renderCards(call: Call, { customer }: PortalSession, request: PageRequest): Markup {
  const cards = [...call.tx.all('payment_method')].filter(one => one.customer === customer).reverse()
  const chosen = call.tx.find('customer', customer)?.invoice_settings.default_payment_method
  if (!cards.length) return html`<p>${request.words.no_cards}</p>`
  return html`<ul>${cards.map(card => renderCard(card, card.id === chosen, request))}</ul>`
}

function renderCard({ id, card }: PaymentMethod, isDefault: boolean, { words }: PageRequest): Markup {
  const name = nameCard(card)
  const date = `${String(card.exp_month).padStart(2, '0')}/${card.exp_year % 100}`
  return html`<li><strong>${name}</strong> <span>${fill(words.expires, { date })}</span>
${isDefault && html`<p class="note">${words.is_default}</p>`}
<form method="post"><input type="hidden" name="card_id" value="${id}"><div class="row">
${!isDefault && html`<button class="quiet" name="action" value="make_default" aria-label="${words.make_default}: ${name}">${words.make_default}</button>`}
<button class="quiet" name="action" value="remove_card" aria-label="${words.remove}: ${name}">${words.remove}</button>
</div></form></li>`
}

/** A link leads to a page, never to a script. */
function safeUrl(url: string): string {
  return /^https?:\/\//.test(url) ? url : '#'
}

function renderSubscription(
  call: Call,
  subscription: Subscription,
  { features }: PortalConfiguration,
  request: PageRequest,
): Markup {
  const { words } = request
  const [item] = subscription.items.data
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
    .filter(price => price.id !== current.id && price.currency === current.currency)
}

function describeState(subscription: Subscription, { words, locale }: PageRequest): string {
  const date = formatDate(periodOf(subscription).end, locale)
  if (subscription.cancel_at_period_end) return fill(words.ends_on, { date })
  return fill(subscription.status === 'trialing' ? words.trial_until : words.renews_on, { date })
}

function describePrice({ unit_amount, currency, recurring }: Price, { words, locale }: PageRequest): string {
  const amount = formatMoney(unit_amount, currency, locale)
  const { interval, interval_count: count } = recurring
  if (interval === 'day') return fill(words.every_days, { amount, count })
  return count === 12 ? fill(words.every_year, { amount }) : fill(words.every_months, { amount, count })
}
