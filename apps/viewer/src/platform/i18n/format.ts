/** Dates and money as the language writes them. Money comes in minor units. */
export function formatMoney(language: string, minorUnits: number, currency: string): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  return format.format(minorUnits / 10 ** digits)
}

export function formatDate(language: string, utcSeconds: number, timeZone?: string): string {
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(timeZone && { timeZone }),
  }).format(utcSeconds * 1000)
}
