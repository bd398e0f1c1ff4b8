/** What was given back of a payment before and after, in minor units. */
export interface Refunded {
  before: number
  after: number
}

/**
 * What a part that is given back takes off one line of a payment. Counted from what was given back before and after, so that all
 * parts together are the whole, whatever was rounded.
 */
export function refundedPart(line: number, total: number, { before, after }: Refunded): number {
  const share = (refunded: number) =>
    total === 0 ? 0 : Math.round((line * Math.min(refunded, total)) / total)
  return share(after) - share(before)
}
