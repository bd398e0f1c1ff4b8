import type { PriceLines } from '@grandstand/contract'

/** A promo code takes a part of the price, or an amount of it. */
export interface Reduction {
  percent: number | null
  amount: number | null
}

const smallestCharge = 50

type Lines = Omit<PriceLines, 'currency'>

/** The price line by line, in minor units, without tax. What is taken off is never more than there is. */
export function countLines(
  { base_price, service_fee }: Pick<Lines, 'base_price' | 'service_fee'>,
  off: { coupon: Reduction | null; credit: number },
): Lines {
  const price = base_price + service_fee
  const discount = Math.min(price, off.coupon ? reduce(price, off.coupon) : 0)
  const credit = Math.min(price - discount, off.credit)
  const left = price - discount - credit
  // Cards take no less: what little is left is let go with what was taken off.
  const rest = left < smallestCharge && left < price ? left : 0
  return {
    base_price,
    service_fee,
    discount: credit > 0 ? discount : discount + rest,
    credit: credit > 0 ? credit + rest : credit,
    tax: 0,
    total: left - rest,
  }
}

export function addTax(lines: Lines, tax: number): Lines {
  return { ...lines, tax, total: lines.total - lines.tax + tax }
}

function reduce(price: number, { percent, amount }: Reduction): number {
  return percent === null ? (amount ?? 0) : Math.round((price * percent) / 100)
}
