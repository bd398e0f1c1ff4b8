import type { StudioCoupon } from '@grandstand/contract'
import table from '../../../platform/data-table.module.css'
import { DataTable } from '../../../platform/data-table.tsx'
import { couponHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { useCouponWords } from './use-coupon-words.ts'

export function CouponTable({ channel, coupons }: { channel: string; coupons: readonly StudioCoupon[] }) {
  const { words } = useI18n()
  const say = words.sales.coupons
  const { worth, valid, used } = useCouponWords()
  return (
    <DataTable title={words.sales.tabs.coupons} columns={[say.code, say.worth, say.valid, say.used]}>
      {coupons.map(coupon => (
        <tr key={coupon.id}>
          <td>
            <a className={table.main} href={couponHref(channel, coupon.id)}>
              {coupon.code}
            </a>{' '}
            {coupon.is_of_files && <span className="quiet figures">{say.ofFiles}</span>}
          </td>
          <td data-label={say.worth}>{worth(coupon)}</td>
          <td data-label={say.valid}>
            <span className="quiet figures">{valid(coupon)}</span>
          </td>
          <td data-label={say.used}>{used(coupon)}</td>
        </tr>
      ))}
    </DataTable>
  )
}
