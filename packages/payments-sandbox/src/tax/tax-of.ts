/** Rounded to whole minor units, a half up; inclusive tax is the part of the amount that it is. */
export function taxOf(
  amount: number,
  percent: number,
  behavior: 'exclusive' | 'inclusive' = 'exclusive',
): number {
  if (behavior === 'inclusive') return Math.round(amount - amount / (1 + percent / 100))
  return Math.round((amount * percent) / 100)
}
