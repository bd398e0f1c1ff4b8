import type Stripe from 'stripe'
import type { PaymentMark } from './payment-account.ts'

/** Of the column; a larger number was written by somebody else. */
const maxOrderId = 2 ** 31 - 1

/** On everything that we make at the provider. */
export function writeMark({ channelKey, orderId }: PaymentMark): Stripe.MetadataParam {
  return { channel: channelKey, order: String(orderId) }
}

export function readMark(metadata: Stripe.Metadata | null | undefined): PaymentMark | null {
  const { channel, order } = metadata ?? {}
  if (channel === undefined || order === undefined || !/^\d{1,10}$/.test(order)) return null
  const orderId = Number(order)
  return orderId <= maxOrderId ? { channelKey: channel, orderId } : null
}

export function isMarked(metadata: Stripe.Metadata | null | undefined, mark: PaymentMark): boolean {
  const found = readMark(metadata)
  return found?.channelKey === mark.channelKey && found.orderId === mark.orderId
}

/** An object that may appear as its id. */
export function idOf(object: string | { id: string } | null | undefined): string | null {
  return typeof object === 'string' ? object : (object?.id ?? null)
}
