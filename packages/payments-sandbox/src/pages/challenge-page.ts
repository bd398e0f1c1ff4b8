import { readText } from '../api/read-params.ts'
import { beginChange, commitChange } from '../http/change.ts'
import type { Reply } from '../http/reply.ts'
import type { PaymentIntent, SetupIntent } from '../objects/intent.ts'
import { finishAuthentication } from '../payments/finish-authentication.ts'
import type { Transaction } from '../state/transaction.ts'
import { formatMoney, nameCard } from './format.ts'
import { html } from './html.ts'
import type { PageRequest } from './page-route.ts'
import { notFound, redirectTo, renderPage } from './render-page.ts'
import type { Locale } from './words.ts'

type Intent = PaymentIntent | SetupIntent

/** The page of a bank that asks whether it is really its customer. */
export function showChallengePage(request: PageRequest): Reply {
  const { parts, path, query, locale, words } = request
  const intent = findIntent(parts.state.begin(path.account ?? ''), path.intent ?? '')
  if (!intent) return notFound(request)
  if (!isOpen(intent, query)) return leave(request, intent)
  return renderPage({
    title: words.bank_title,
    locale,
    body: html`<p class="note">${words.sandbox}</p>
<h1>${words.bank_title}</h1>
<p>${words.bank_text}</p>
<p><strong>${describe(parts.state.begin(path.account ?? ''), intent, locale)}</strong><br>${words.bank_uncharged}</p>
<form method="post"><div class="row">
<button name="outcome" value="pass">${words.bank_pass}</button>
<button name="outcome" value="fail" class="quiet">${words.bank_fail}</button>
</div></form>`,
    isFramed: true,
  })
}

export async function answerChallenge(request: PageRequest): Promise<Reply> {
  const { parts, path, query, form } = request
  const change = beginChange(parts, path.account ?? '')
  const intent = findIntent(change.tx, path.intent ?? '')
  if (!intent) return notFound(request)
  if (!isOpen(intent, query)) return leave(request, intent)
  const after = finishAuthentication(change.call, intent.id, readText(form, 'outcome') === 'pass')
  await commitChange(parts, change)
  return leave(request, after)
}

/** The sum, where there is one, and the card. */
function describe(tx: Transaction, intent: Intent, locale: Locale): string {
  const method = tx.find('payment_method', intent.payment_method ?? '')
  const sum = 'amount' in intent ? [formatMoney(intent.amount, intent.currency, locale)] : []
  return [...sum, ...(method ? [nameCard(method.card)] : [])].join(' · ')
}

function findIntent(tx: Transaction, id: string): Intent | undefined {
  return tx.find('payment_intent', id) ?? tx.find('setup_intent', id)
}

/** Only who was sent here may answer, and once. */
function isOpen(intent: Intent, query: URLSearchParams): boolean {
  const { challenge } = intent.sandbox
  return intent.status === 'requires_action' && challenge !== null && challenge === query.get('challenge')
}

/** In a frame the page around it gets a message; else the holder goes back. */
function leave({ query, locale, words }: PageRequest, intent: Intent): Reply {
  const { returnUrl } = intent.sandbox
  const isFrame = query.get('frame') === '1'
  if (!isFrame && returnUrl) return redirectTo(returnAddress(returnUrl, intent))
  return renderPage({
    title: words.bank_title,
    locale,
    body: html`<h1>${words.bank_title}</h1><p role="status">${words.bank_done}</p>`,
    ...(isFrame && { script: `parent.postMessage({ sandbox: 'done' }, '*')` }),
    isFramed: true,
  })
}

function returnAddress(returnUrl: string, intent: Intent): string {
  const url = new URL(returnUrl)
  url.searchParams.set(intent.object, intent.id)
  url.searchParams.set(`${intent.object}_client_secret`, intent.client_secret)
  url.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed')
  return url.href
}
