/** Each of them shows $, whatever a language makes of it. */
const dollars = ['USD', 'CAD']
/** Whatever a language writes by custom: amounts are hundredths, so hundredths are shown. */
const digits = 2

/** Minor units as a language writes them. */
export function formatMoney(language: string, minorUnits: number, currency: string): string {
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
    .formatToParts(minorUnits / 10 ** digits)
    .map(({ type, value }) => (type === 'currency' && dollars.includes(currency) ? '$' : value))
    .join('')
}
