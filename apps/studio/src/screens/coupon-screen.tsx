import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { Skeleton } from '@grandstand/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type CouponBody, CouponForm } from '../features/sale/coupons/coupon-form.tsx'
import { couponQuery } from '../features/sale/coupons/coupons-queries.ts'
import { EndCoupon } from '../features/sale/coupons/end-coupon.tsx'
import { useCouponWords } from '../features/sale/coupons/use-coupon-words.ts'
import { productsQuery } from '../features/sale/sales/products-query.ts'
import { useClient } from '../platform/client-context.ts'
import { couponsHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { LoadProblem } from '../platform/load-problem.tsx'
import { ScreenHead } from '../platform/screen-head.tsx'
import { useGo } from '../platform/use-go.ts'

/** One promo code, or a new one where the id is `new`. */
export function CouponScreen({ channel, id }: { channel: string; id: string }) {
  const { words, language } = useI18n()
  const say = words.sales.coupons
  const client = useClient()
  const queryClient = useQueryClient()
  const go = useGo()
  const describe = useCouponWords().summary
  const isNew = id === 'new'
  const products = useQuery(productsQuery(client, channel, language))
  const found = useQuery({ ...couponQuery(client, { channel, id }), enabled: !isNew })
  const coupon = found.data ?? null
  const failed = products.isError ? products : found.isError ? found : null

  async function save({ code, ...terms }: CouponBody) {
    if (isNew) await client.send(studioWireCalls.addCoupon, { params: { channel }, body: { code, ...terms } })
    else await client.send(studioWireCalls.changeCoupon, { params: { channel, id }, body: terms })
    await queryClient.invalidateQueries({ queryKey: ['coupons'] })
    if (isNew) go(couponsHref(channel))
  }

  return (
    <>
      <ScreenHead
        title={isNew ? say.newTitle : (coupon?.code ?? words.sales.tabs.coupons)}
        back={{ href: couponsHref(channel), label: say.back }}
        text={coupon ? describe(coupon) : undefined}
      >
        {coupon && !coupon.is_over && <EndCoupon channel={channel} coupon={coupon} />}
      </ScreenHead>
      {failed && <LoadProblem error={failed.error} onRetry={() => void failed.refetch()} />}
      {products.data && (isNew || coupon) ? (
        <CouponForm
          key={`${language} ${coupon?.valid_until}`}
          coupon={coupon}
          products={products.data}
          onSave={save}
        />
      ) : (
        !failed && <Skeleton shape="row" count={5} />
      )}
    </>
  )
}
