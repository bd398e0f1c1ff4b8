import { wholeCurrencies } from '@grandstand/contract/constants'

/** Of the parts that a currency is charged in, whatever a language writes by custom. */
export function amountDigits(currency: string): 0 | 2 {
  return wholeCurrencies.some(whole => whole === currency) ? 0 : 2
}

/** Minor units in units of the currency, as analytics and spreadsheets count. */
export function majorUnits(minorUnits: number, currency: string): number {
  return minorUnits / 10 ** amountDigits(currency)
}

/** As a field has it, `9.99` or `1500`. */
export function writeAmount(minorUnits: number, currency: string): string {
  return majorUnits(minorUnits, currency).toFixed(amountDigits(currency))
}

/** What is typed, in minor units; NaN for what is no amount of the currency. */
export function readAmount(text: string, currency: string): number {
  const typed = text.trim()
  if (amountDigits(currency) === 0) {
    const [, whole] = /^(\d{1,9}|\d{1,3}(?:[.,\s]\d{3}){1,2})(?:[.,]00?)?$/.exec(typed) ?? []
    return whole === undefined ? Number.NaN : Number(whole.replace(/\D/g, ''))
  }
  const [, whole, part = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(typed) ?? []
  return whole === undefined ? Number.NaN : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}
