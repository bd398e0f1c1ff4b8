import type { Coupon } from '../objects/coupon.ts'

/** What each line gives off; an amount is shared out in proportion, to the last unit. */
export function discountLines(
  amounts: number[],
  coupon: Pick<Coupon, 'percent_off' | 'amount_off'>,
): number[] {
  const total = amounts.reduce((sum, amount) => sum + Math.max(0, amount), 0)
  if (coupon.percent_off !== null) {
    const percent = coupon.percent_off
    return amounts.map(amount => Math.round((Math.max(0, amount) * percent) / 100))
  }
  let left = Math.min(coupon.amount_off ?? 0, total)
  let rest = total
  return amounts.map(amount => {
    const share = rest > 0 ? Math.round((left * Math.max(0, amount)) / rest) : 0
    left -= share
    rest -= Math.max(0, amount)
    return share
  })
}
