import type { StudioCoupon } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { ConfirmAction } from '../../../platform/confirm-action.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { useToast } from '../../../platform/toasts/toast-context.ts'

export function EndCoupon({ channel, coupon }: { channel: string; coupon: StudioCoupon }) {
  const { words, fill } = useI18n()
  const say = words.sales.coupons
  const client = useClient()
  const queryClient = useQueryClient()
  const toast = useToast()
  const params = { channel, id: String(coupon.id) }
  return (
    <ConfirmAction
      look="danger"
      label={say.end}
      title={fill(say.confirmEnd, { code: coupon.code })}
      text={say.confirmEndText}
      action={words.common.endNow}
      run={() => client.send(studioWireCalls.endCoupon, { params })}
      changes="coupons"
      onDone={() => {
        const text = fill(say.endedToast, { code: coupon.code })
        // One of the files is the operators' own from now on, and that stays.
        toast(coupon.is_of_files ? { text } : { text, undo: goOn })
      }}
    />
  )

  /** Nobody could use it meanwhile, so that its earlier terms are all there was. */
  async function goOn() {
    const { id, code, currency, uses, is_over, is_of_files, ...body } = coupon
    await client.send(studioWireCalls.changeCoupon, { params, body })
    await queryClient.invalidateQueries({ queryKey: ['coupons'] })
  }
}
