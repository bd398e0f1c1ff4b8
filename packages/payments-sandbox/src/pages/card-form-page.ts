import type { Reply } from '../http/reply.ts'
import { cardForm } from './browser/card-form.ts'
import { createCaller } from './browser/create-caller.ts'
import { cardFields } from './card-fields.ts'
import { html } from './html.ts'
import type { PageRequest } from './page-route.ts'
import { renderPage } from './render-page.ts'

/** Names as in Stripe's `appearance.variables`. */
const variables: { [name: string]: string } = {
  borderRadius: '--radius',
  colorBackground: '--background',
  colorDanger: '--danger',
  colorPrimary: '--primary',
  colorText: '--text',
}

/** `/card-form?key=…`: shown in a frame by the script; what is typed stays on this origin. */
export function cardFormPage({ query, locale, words }: PageRequest): Reply {
  const asksAddress = query.get('address') !== 'if_required'
  const settings = { key: query.get('key') ?? '', words, asksAddress }
  return renderPage({
    title: words.number,
    locale,
    body: html`<form novalidate class="${asksAddress ? '' : 'short'}">${cardFields(words, locale)}</form>`,
    script: `(${cardForm})(${createCaller}, ${JSON.stringify(settings)})`,
    extraStyle: readColours(query),
    isFramed: true,
    isBare: true,
  })
}

/** A colour or a length, and nothing that could end a rule or load something. */
function readColours(query: URLSearchParams): string {
  const rules = Object.entries(variables).flatMap(([name, property]) => {
    const value = query.get(name)
    const isSafe = value !== null && /^[#\w(),.% -]{1,100}$/.test(value) && !/url/i.test(value)
    return isSafe ? [`${property}: ${value};`] : []
  })
  return rules.length ? `:root { ${rules.join(' ')} }` : ''
}
