/** Of a payment, in minor units. */
export interface PaidLines {
  base_price: number
  discount: number
  credit: number
  tax: number
  total: number
}

/** What a sale is worth by Google's own rules: what was paid for the product, without tax; the fee stands beside it. */
export function googleValue({ base_price, discount, credit }: Omit<PaidLines, 'tax' | 'total'>): number {
  return Math.max(0, base_price - discount - credit)
}

/**
 * What a part that is given back takes off value and tax. Counted from what was given back before and after, so that all parts
 * together are the whole, whatever was rounded.
 */
export function googleRefund(
  lines: PaidLines,
  { before, after }: { before: number; after: number },
): { value: number; tax: number } {
  const part = (of: number) => share(of, after, lines.total) - share(of, before, lines.total)
  return { value: part(googleValue(lines)), tax: part(lines.tax) }
}

const share = (of: number, refunded: number, total: number) =>
  total === 0 ? 0 : Math.round((of * Math.min(refunded, total)) / total)
