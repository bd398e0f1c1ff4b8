import type { PaymentMark } from '../../adapters/payments/index.ts'
import type { Channel } from '../../context/channel.ts'

export function paymentMarkOf(channel: Channel, { id }: { id: number }): PaymentMark {
  return { channelKey: channel.channel_key, orderId: id }
}
