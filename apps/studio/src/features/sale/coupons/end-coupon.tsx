import type { StudioCoupon } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useClient } from '../../../platform/client-context.ts'
import { ConfirmAction } from '../../../platform/confirm-action.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'

export function EndCoupon({ channel, coupon }: { channel: string; coupon: StudioCoupon }) {
  const { words, fill } = useI18n()
  const say = words.sales.coupons
  const client = useClient()
  return (
    <ConfirmAction
      look="danger"
      label={say.end}
      title={fill(say.confirmEnd, { code: coupon.code })}
      text={say.confirmEndText}
      action={words.common.endNow}
      run={() => client.send(studioWireCalls.endCoupon, { params: { channel, id: String(coupon.id) } })}
      changes="coupons"
    />
  )
}
