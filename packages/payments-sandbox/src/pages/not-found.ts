import type { Reply } from '../http/reply.ts'
import { html } from './html.ts'
import type { PageRequest } from './page-route.ts'
import { renderPage } from './render-page.ts'

export function notFound({ locale, words }: Pick<PageRequest, 'locale' | 'words'>): Reply {
  return renderPage({
    title: words.sandbox,
    locale,
    body: html`<h1>${words.not_found}</h1>`,
    isFramed: true,
    status: 404,
  })
}
