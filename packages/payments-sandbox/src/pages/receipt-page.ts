import type { Reply } from '../http/reply.ts'
import { formatDate, formatMoney, nameCard } from './format.ts'
import { html } from './html.ts'
import type { PageRequest } from './page-route.ts'
import { notFound, renderPage } from './render-page.ts'

export function receiptPage(request: PageRequest): Reply {
  const { parts, path, locale, words } = request
  const charge = parts.state.begin(path.account ?? '').find('charge', path.charge ?? '')
  if (!charge?.paid) return notFound(request)
  const { amount, amount_refunded, currency } = charge
  return renderPage({
    title: words.receipt,
    locale,
    body: html`<p class="note">${words.sandbox}</p>
<h1>${words.receipt}</h1>
${charge.description ? html`<p>${charge.description}</p>` : ''}
<dl>
<div><dt>${words.amount}</dt><dd>${formatMoney(amount, currency, locale)}</dd></div>
${
  amount_refunded > 0
    ? html`<div><dt>${words.refunded}</dt><dd>${formatMoney(amount_refunded, currency, locale)}</dd></div>`
    : ''
}
<div><dt>${words.paid_on}</dt><dd>${formatDate(charge.created, locale)}</dd></div>
<div><dt>${words.paid_with}</dt><dd>${nameCard(charge.payment_method_details.card)}</dd></div>
<div><dt>${words.reference}</dt><dd>${charge.id}</dd></div>
</dl>`,
  })
}
