import type { PriceLines } from '@grandstand/contract'
import { majorUnits, reportedSale } from '@grandstand/rules'
import { type Details, track } from './track.ts'

interface Sold {
  type: string
  id: string | number
  /** It is free for now: nothing is sold yet, so nothing has a value. */
  isTrial: boolean
}

/** A sale as analytics count it, in whole units of the currency. */
export function describeSale({ type, id, isTrial }: Sold, lines: PriceLines): Details {
  const { value, tax, fee } = isTrial ? { value: 0, tax: 0, fee: 0 } : reportedSale(lines)
  const whole = (minorUnits: number) => majorUnits(minorUnits, lines.currency)
  return {
    item_type: type,
    item_id: String(id),
    currency: lines.currency,
    value: whole(value),
    tax: whole(tax),
    fee: whole(fee),
  }
}

/** A trial is not a sale: it has names of its own, which no report takes for money. */
const trialNames = {
  purchase: 'trial',
  purchase_success: 'trial_success',
  purchase_failed: 'trial_failed',
} as const

export function trackSale(
  name: keyof typeof trialNames,
  sold: Sold,
  lines: PriceLines,
  more: Details = {},
): void {
  track(sold.isTrial ? trialNames[name] : name, { ...describeSale(sold, lines), ...more })
}
