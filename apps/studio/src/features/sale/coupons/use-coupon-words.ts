import type { StudioCoupon } from '@grandstand/contract'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'

/** A code in words: what it takes off, when, and how often it did. */
export function useCouponWords() {
  const { words, language, fill, number, money, day, dateTime } = useI18n()
  const say = words.sales.coupons
  const percents = new Intl.NumberFormat(language, { style: 'percent' })
  const worth = ({ percent, amount, currency }: StudioCoupon): string =>
    percent === null ? money(amount ?? 0, currency) : percents.format(percent / 100)
  const valid = ({ valid_from, valid_until, is_over }: StudioCoupon): string => {
    if (is_over && valid_until) return fill(say.over, { time: dateTime(valid_until) })
    // The moment at which it ends is no longer part of it.
    const last = valid_until && day(new Date(Date.parse(valid_until) - 1).toISOString())
    if (valid_from && last) return fill(say.between, { from: day(valid_from), until: last })
    if (last) return fill(say.until, { day: last })
    return valid_from ? fill(say.from, { day: day(valid_from) }) : say.always
  }
  const used = ({ uses, max_uses }: StudioCoupon): string =>
    max_uses === null ? number(uses) : fill(say.of, { used: number(uses), max: number(max_uses) })
  return {
    worth,
    valid,
    used,
    summary: (coupon: StudioCoupon): string =>
      [worth(coupon), valid(coupon), `${say.used}: ${used(coupon)}`].join(' · '),
  }
}
