import { randomBytes } from 'node:crypto'
import type { ApiError } from '../api/api-error.ts'
import type { Reply } from '../http/reply.ts'
import { html, type Markup, raw } from './html.ts'
import type { PageRequest } from './page-route.ts'
import { style } from './style.ts'
import type { Locale, Words } from './words.ts'

export type Page = {
  title: string
  locale: Locale
  body: Markup
  /** Its own code, without anything from elsewhere. */
  script?: string
  /** Colours and the like, checked already. */
  extraStyle?: string
  /** Whether other sites may show it in a frame. */
  isFramed?: boolean
  isBare?: boolean
  status?: number
}

export function renderPage(page: Page): Reply {
  const nonce = randomBytes(16).toString('base64url')
  const { title, locale, body, script, extraStyle = '', isFramed = false, isBare = false } = page
  const { markup } = html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style nonce="${nonce}">${raw(style)}${raw(extraStyle)}</style>
</head>
<body class="${isBare ? 'bare' : ''}">
${isBare ? body : html`<main>${body}</main>`}
${script ? html`<script nonce="${nonce}">${raw(script.replaceAll('</', '<\\/'))}</script>` : ''}
</body>
</html>
`
  return {
    status: page.status ?? 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': policy(nonce, isFramed),
    },
    body: markup,
  }
}

/** Forms may lead back to the page that sent the buyer here, wherever it is. */
function policy(nonce: string, isFramed: boolean): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    "form-action 'self' http: https:",
    "base-uri 'none'",
    `frame-ancestors ${isFramed ? '*' : "'none'"}`,
  ].join('; ')
}

export function redirectTo(url: string): Reply {
  return { status: 303, headers: { location: url, 'cache-control': 'no-store' }, body: '' }
}

export function notFound({ locale, words }: Pick<PageRequest, 'locale' | 'words'>): Reply {
  return renderPage({
    title: words.sandbox,
    locale,
    body: html`<h1>${words.not_found}</h1>`,
    isFramed: true,
    status: 404,
  })
}

/** Why a card was refused, in the reader's language. */
export function explain({ body }: ApiError, words: Words): string {
  const known = new Map(Object.entries(words))
  const codes = [
    body.decline_code,
    body.code,
    body.code === 'incorrect_number' ? 'invalid_number' : undefined,
  ]
  const found = codes.map(code => code && known.get(code)).find(Boolean)
  return found || (body.param ? `${words.failed} (${body.param})` : words.failed)
}
