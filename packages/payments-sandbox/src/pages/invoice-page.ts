import { ApiError } from '../api/api-error.ts'
import { payInvoice } from '../billing/pay-invoice.ts'
import { createPaymentMethod } from '../cards/create-payment-method.ts'
import { beginChange, type Change, commitChange } from '../http/change.ts'
import type { Reply } from '../http/reply.ts'
import type { Invoice } from '../objects/invoice.ts'
import { cardFields } from './card-fields.ts'
import { formatMoney } from './format.ts'
import { html, type Markup } from './html.ts'
import type { PageRequest } from './page-route.ts'
import { readCardForm } from './read-card-form.ts'
import { explain, notFound, redirectTo, renderPage } from './render-page.ts'

/** `hosted_invoice_url`: what is due, and how to pay it. */
export function showInvoice(request: PageRequest, problem = ''): Reply {
  const { parts, path, locale, words } = request
  const { call } = beginChange(parts, path.account ?? '')
  const invoice = call.tx.find('invoice', path.invoice ?? '')
  if (!invoice) return notFound(request)
  return renderPage({
    title: words.invoice,
    locale,
    body: html`<p class="note">${words.sandbox}</p>
<h1>${words.invoice}</h1>
${problem && html`<p class="error" role="alert">${problem}</p>`}
${describeInvoice(invoice, request)}
${invoice.status === 'open' ? payForm(invoice, request) : ''}`,
    status: problem ? 402 : 200,
  })
}

export async function payInvoiceForm(request: PageRequest): Promise<Reply> {
  const { parts, path, form, words } = request
  const change = beginChange(parts, path.account ?? '')
  const invoice = change.tx.find('invoice', path.invoice ?? '')
  if (!invoice) return notFound(request)
  comeBackHere(change, invoice)
  try {
    const { id: payment_method } = createPaymentMethod(change.call, readCardForm(form))
    payInvoice({ ...change.call, path: { id: invoice.id }, params: { payment_method } })
    await commitChange(parts, change)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (!error.keepsChanges) change.tx.undo()
    await commitChange(parts, change)
    const url = challengeOf(change, invoice)
    return url ? redirectTo(url) : showInvoice(request, explain(error, words))
  }
  return redirectTo('?')
}

/** Their bank sends them back here. */
function comeBackHere({ tx }: Change, { sandbox, hosted_invoice_url }: Invoice): void {
  const intent = tx.find('payment_intent', sandbox.intent ?? '')
  if (intent)
    tx.put('payment_intent', { ...intent, sandbox: { ...intent.sandbox, returnUrl: hosted_invoice_url } })
}

function challengeOf({ tx }: Change, { sandbox }: Invoice): string | null {
  const action = tx.find('payment_intent', sandbox.intent ?? '')?.next_action
  return action?.type === 'redirect_to_url' ? action.redirect_to_url.url : null
}

function describeInvoice(invoice: Invoice, { locale, words }: PageRequest): Markup {
  const money = (amount: number) => formatMoney(amount, invoice.currency, locale)
  const sum = (list: { amount: number }[]) => list.reduce((total, one) => total + one.amount, 0)
  const status = invoice.status === 'paid' ? words.paid : invoice.status === 'void' ? words.void : words.due
  return html`<dl>
${invoice.lines.data.map(line => html`<div><dt>${line.description}</dt><dd>${money(line.amount)}</dd></div>`)}
${sum(invoice.total_discount_amounts) > 0 && html`<div><dt>${words.discount}</dt><dd>${money(-sum(invoice.total_discount_amounts))}</dd></div>`}
${sum(invoice.total_taxes) > 0 && html`<div><dt>${words.tax}</dt><dd>${money(sum(invoice.total_taxes))}</dd></div>`}
<div><dt>${words.total}</dt><dd>${money(invoice.total)}</dd></div>
<div><dt><strong>${status}</strong></dt><dd><strong>${money(invoice.status === 'paid' ? invoice.amount_paid : invoice.amount_due)}</strong></dd></div>
</dl>`
}

function payForm(invoice: Invoice, { locale, words }: PageRequest): Markup {
  const label = `${words.pay} ${formatMoney(invoice.amount_due, invoice.currency, locale)}`
  return html`<h2>${words.add_card}</h2>
<form method="post">${cardFields(words, locale)}<div class="row"><button>${label}</button></div></form>`
}
