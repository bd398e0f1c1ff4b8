import type { Reply } from '../http/reply.ts'
import { createCaller } from './browser/create-caller.ts'
import { expressButtons } from './browser/express-buttons.ts'
import { walletSheet } from './browser/wallet-sheet.ts'
import { fill, formatMoney } from './format.ts'
import { html } from './html.ts'
import type { PageRequest } from './page-route.ts'
import { renderPage } from './render-page.ts'

/** `/express-checkout`: stands for the buttons that wallets draw themselves. */
export function expressCheckoutPage({ query, locale, words }: PageRequest): Reply {
  const height = Math.min(Math.max(Number(query.get('height')) || 44, 40), 55)
  return renderPage({
    title: words.wallets,
    locale,
    body: html`<div class="wallets"><button type="button" value="apple_pay">Apple Pay</button><button type="button" value="google_pay">Google Pay</button></div>`,
    script: `(${expressButtons})()`,
    extraStyle: `.wallets button { min-height: ${height}px; }`,
    isFramed: true,
    isBare: true,
  })
}

/** `/wallet`: stands for the sheet of the phone. It gives an address and a card; nothing is typed. */
export function walletPage({ query, locale, words }: PageRequest): Reply {
  const wallet = query.get('wallet') === 'Google Pay' ? 'Google Pay' : 'Apple Pay'
  const currency = /^[a-z]{3}$/.exec(query.get('currency') ?? '')?.[0] ?? 'usd'
  const amount = Math.max(0, Math.trunc(Number(query.get('amount')) || 0))
  return renderPage({
    title: wallet,
    locale,
    body: query.has('failed')
      ? html`<p class="note">${words.sandbox}</p>
<h1>${wallet}</h1>
<p class="error" role="alert">${words.failed}</p>`
      : html`<p class="note">${words.sandbox}</p>
<h1>${wallet}</h1>
<dl><div><dt>${words.card}</dt><dd>Visa •••• 4242</dd></div>
<div><dt>${words.email}</dt><dd id="email"></dd></div>
<div><dt>${words.total}</dt><dd><strong>${formatMoney(amount, currency, locale)}</strong></dd></div></dl>
<p class="error" id="problem" role="alert" data-failed="${words.failed}"></p>
<button id="pay" type="button" class="whole">${fill(words.pay_with, { wallet })}</button>`,
    script: `(${walletSheet})(${createCaller}, ${JSON.stringify(query.get('key') ?? '')}, '${wallet === 'Google Pay' ? 'google_pay' : 'apple_pay'}')`,
    isFramed: true,
  })
}
