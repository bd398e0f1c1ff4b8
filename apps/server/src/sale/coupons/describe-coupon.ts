import type { StudioCoupon } from '@grandstand/contract'
import type { Channel } from '../../context/channel.ts'
import type { UsedCoupon } from './studio-coupon-store.ts'

export function describeCoupon({ settings }: Channel, { coupon, is_over, uses }: UsedCoupon): StudioCoupon {
  const { channel_id: _channel, position: _position, valid_from, valid_until, ...row } = coupon
  return {
    ...row,
    valid_from: valid_from?.toISOString() ?? null,
    valid_until: valid_until?.toISOString() ?? null,
    currency: settings.currency,
    is_over,
    uses,
  }
}
