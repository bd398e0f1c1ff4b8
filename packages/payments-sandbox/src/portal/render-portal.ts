import type { Call } from '../api/call.ts'
import type { Reply } from '../http/reply.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'
import type { PortalSession } from '../objects/portal.ts'
import { hasEnded } from '../objects/subscription.ts'
import { cardFields } from '../pages/card-fields.ts'
import { fill, nameCard } from '../pages/format.ts'
import { html, type Markup } from '../pages/html.ts'
import type { PageRequest } from '../pages/page-route.ts'
import { renderPage } from '../pages/render-page.ts'
import { renderSubscription } from './render-subscription.ts'
import { getConfiguration } from './write-configuration.ts'

type Outcome = { done?: true; problem?: string }

export function renderPortal(
  call: Call,
  session: PortalSession,
  request: PageRequest,
  outcome: Outcome,
): Reply {
  const { words, locale } = request
  const configuration = getConfiguration(call, session.configuration)
  const { headline } = configuration.business_profile
  const subscriptions = [...call.tx.all('subscription')]
    .filter(one => one.customer === session.customer && !hasEnded(one) && one.status !== 'incomplete')
    .reverse()
  return renderPage({
    title: words.portal_title,
    locale,
    body: html`<p class="note">${words.sandbox}</p>
${session.return_url && html`<p><a class="button quiet" href="${safeUrl(session.return_url)}">${words.back}</a></p>`}
<h1>${headline ?? words.portal_title}</h1>
${outcome.done && html`<p class="notice" role="status">${words.done}</p>`}
${outcome.problem && html`<p class="notice error" role="alert">${outcome.problem}</p>`}
<h2>${words.subscriptions}</h2>
${subscriptions.length === 0 && html`<p>${words.no_subscriptions}</p>`}
<ul>${subscriptions.map(one => renderSubscription(call, one, configuration, request))}</ul>
<h2>${words.cards}</h2>
${renderCards(call, session, request)}
<h2>${words.add_card}</h2>
<form method="post">${cardFields(words, locale)}<div class="row"><button name="action" value="add_card">${words.save_card}</button></div></form>`,
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
