import { type Refunded, refundedPart } from '../sale/refunded-part.ts'

/** In minor units. */
export interface SoldLines {
  base_price: number
  discount: number
  tax: number
  service_fee: number
}
export interface ReportedSale {
  value: number
  tax: number
  fee: number
}

/** A sale as the channel's own analytics count it: the value is what the product brings, the fee is separate. */
export function reportedSale({ base_price, discount, tax, service_fee }: SoldLines): ReportedSale {
  return { value: base_price - discount + tax, tax, fee: service_fee }
}

/** The same for refunds: all parts of a sale add up to what was reported. */
export function reportedRefund(lines: SoldLines & { total: number }, refunded: Refunded): ReportedSale {
  const { value, tax, fee } = reportedSale(lines)
  const part = (line: number) => refundedPart(line, lines.total, refunded)
  return { value: part(value), tax: part(tax), fee: part(fee) }
}
