import type { IncomingMessage } from 'node:http'
import { matchPath } from '../api/route.ts'
import { readBody } from '../http/read-body.ts'
import { readForm } from '../http/read-form.ts'
import type { Reply } from '../http/reply.ts'
import { portalPages } from '../portal/portal-pages.ts'
import type { SandboxParts } from '../sandbox-parts.ts'
import { cardFormPage } from './card-form-page.ts'
import { answerChallenge, showChallengePage } from './challenge-page.ts'
import { connectPages } from './connect-page.ts'
import { payInvoiceForm, showInvoice } from './invoice-page.ts'
import type { PageRoute } from './page-route.ts'
import { receiptPage } from './receipt-page.ts'
import { notFound } from './render-page.ts'
import { scriptPage } from './script-page.ts'
import { expressCheckoutPage, walletPage } from './wallet-pages.ts'
import { readLocale, wordsOf } from './words.ts'

const routes: PageRoute[] = [
  { method: 'GET', path: '/sandbox.js', run: scriptPage },
  { method: 'GET', path: '/card-form', run: cardFormPage },
  { method: 'GET', path: '/express-checkout', run: expressCheckoutPage },
  { method: 'GET', path: '/wallet', run: walletPage },
  { method: 'GET', path: '/3d-secure/:account/:intent', run: showChallengePage },
  { method: 'POST', path: '/3d-secure/:account/:intent', run: answerChallenge },
  { method: 'GET', path: '/receipts/:account/:charge', run: receiptPage },
  { method: 'GET', path: '/invoices/:account/:invoice', run: request => showInvoice(request) },
  { method: 'POST', path: '/invoices/:account/:invoice', run: payInvoiceForm },
  ...connectPages,
  ...portalPages,
]

/** Pages for people. `locale` chooses their language, else what the browser asks for. */
export async function servePage(parts: SandboxParts, request: IncomingMessage): Promise<Reply> {
  const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://sandbox')
  const locale = readLocale(query.get('locale') ?? request.headers['accept-language'])
  const words = wordsOf(locale)
  const found = findPage(request.method, pathname)
  if (!found) return notFound({ locale, words })
  const form = readForm(await readBody(request))
  return await found.run({ parts, path: found.path, query, form, locale, words })
}

function findPage(method: string | undefined, pathname: string) {
  for (const route of routes) {
    const path = route.method === method ? matchPath(route.path, pathname) : null
    if (path) return { run: route.run, path }
  }
  return undefined
}
