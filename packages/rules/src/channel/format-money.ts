import { amountDigits, majorUnits } from './amount.ts'

/** Each of them shows $, whatever a language makes of it. */
const dollars = ['USD', 'CAD']

/** Minor units as a language writes them. */
export function formatMoney(language: string, minorUnits: number, currency: string): string {
  const digits = amountDigits(currency)
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
    .formatToParts(majorUnits(minorUnits, currency))
    .map(({ type, value }) => (type === 'currency' && dollars.includes(currency) ? '$' : value))
    .join('')
}
