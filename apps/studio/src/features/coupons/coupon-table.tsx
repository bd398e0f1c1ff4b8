import type { StudioCoupon } from '@grandstand/contract'
import table from '../../platform/data-table.module.css'
import { couponHref } from '../../platform/hrefs.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { useCouponWords } from './use-coupon-words.ts'

export function CouponTable({ channel, coupons }: { channel: string; coupons: readonly StudioCoupon[] }) {
  const { words } = useI18n()
  const say = words.sales.coupons
  const { worth, valid, used } = useCouponWords()
  return (
    <table className={table.table}>
      <caption className="visually-hidden">{say.title}</caption>
      <thead>
        <tr>
          {[say.code, say.worth, say.valid, say.used].map(label => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {coupons.map(coupon => (
          <tr key={coupon.id}>
            <td>
              <a className={table.main} href={couponHref(channel, coupon.id)}>
                {coupon.code}
              </a>{' '}
              {coupon.is_of_files && <span className={table.quiet}>{say.ofFiles}</span>}
            </td>
            <td data-label={say.worth}>{worth(coupon)}</td>
            <td data-label={say.valid}>
              <span className={table.quiet}>{valid(coupon)}</span>
            </td>
            <td data-label={say.used}>{used(coupon)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
