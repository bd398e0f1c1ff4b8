import { html, type Markup, raw } from './html.ts'
import type { Locale, Words } from './words.ts'

const countries = ['US', 'CA', 'AU', 'BG', 'DE', 'ES', 'FR', 'GB', 'IT', 'MX', 'NZ', 'RO']

const brands = html`<span class="brands" aria-hidden="true"><i>VISA</i><i>MC</i><i>AMEX</i></span>`

/** The fields of a card, each with a place for what is wrong with it. */
export function cardFields(words: Words, locale: Locale): Markup {
  return html`<div class="fields">
${field('number', words.number, 'wide', 'cc-number', 'numeric', '1234 1234 1234 1234', brands)}
${field('expiry', words.expiry, '', 'cc-exp', 'numeric', 'MM / YY')}
${field('cvc', words.cvc, '', 'cc-csc', 'numeric', '123')}
<div><label for="country">${words.country}</label>
<select id="country" name="country" autocomplete="billing country">${listCountries(locale)}</select></div>
${field('postal_code', words.postal_code, '', 'billing postal-code', 'text', '')}
</div>`
}

function field(
  name: string,
  label: string,
  className: string,
  autocomplete: string,
  mode: string,
  placeholder: string,
  more: Markup | null = null,
): Markup {
  return html`<div class="${className}"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" autocomplete="${autocomplete}" inputmode="${mode}" placeholder="${placeholder}"
 aria-describedby="${name}-error" maxlength="${name === 'number' ? 23 : 16}">
<p class="error" id="${name}-error"></p>${more}</div>`
}

function listCountries(locale: Locale): Markup[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const likely = { en: 'US', fr: 'FR', bg: 'BG' }[locale]
  return countries.map(
    code =>
      html`<option value="${code}"${code === likely && raw(' selected')}>${names.of(code) ?? code}</option>`,
  )
}
