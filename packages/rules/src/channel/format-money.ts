/** Minor units as a language writes them; its own sign for a currency does not count, since each of ours shows $. */
export function formatMoney(language: string, minorUnits: number, currency: string): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  return format
    .formatToParts(minorUnits / 10 ** digits)
    .map(({ type, value }) => (type === 'currency' ? '$' : value))
    .join('')
}
