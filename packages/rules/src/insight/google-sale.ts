import { type Refunded, refundedPart } from '../sale/refunded-part.ts'

/** Of a payment, in minor units. */
export interface PaidLines {
  base_price: number
  discount: number
  credit: number
  tax: number
  total: number
}

/** The value of a sale by Google's own rules: what was paid for the product, without tax; the fee is separate. */
export function googleValue({ base_price, discount, credit }: Omit<PaidLines, 'tax' | 'total'>): number {
  return Math.max(0, base_price - discount - credit)
}

/** What a part that is given back takes off value and tax. */
export function googleRefund(lines: PaidLines, refunded: Refunded): { value: number; tax: number } {
  const part = (line: number) => refundedPart(line, lines.total, refunded)
  return { value: part(googleValue(lines)), tax: part(lines.tax) }
}
