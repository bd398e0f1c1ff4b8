import type { StudioCoupon } from '@grandstand/contract'
import { checkCouponTerms, readAmount, writeAmount } from '@grandstand/rules'
import { readDayEnd, readDayStart, writeDay } from '../../../platform/day-field.ts'

export const couponFields = ['code', 'worth', 'from', 'until', 'maxUses', 'maxPerUser'] as const
type Typed = Record<(typeof couponFields)[number], string>

/** The channel's clocks and money. */
export interface CouponPlace {
  zone: string
  currency: string
}

export type CouponKind = 'percent' | 'amount'

/** The initial values of the fields. */
export function writeCouponForm(coupon: StudioCoupon | null, of: CouponPlace): Typed {
  const text = (value: number | null | undefined) => (value == null ? '' : String(value))
  return {
    code: coupon?.code ?? '',
    worth: coupon?.amount == null ? text(coupon?.percent) : writeAmount(coupon.amount, coupon.currency),
    from: coupon?.valid_from ? writeDay(new Date(coupon.valid_from), of.zone) : '',
    until: coupon?.valid_until ? writeDay(new Date(Date.parse(coupon.valid_until) - 1), of.zone) : '',
    maxUses: text(coupon?.max_uses),
    maxPerUser: text(coupon?.max_uses_per_user),
  }
}

/** What is typed, as the calls take it. A day that nobody touched keeps its hour. */
export function readCouponForm(kind: CouponKind, typed: Typed, before: StudioCoupon | null, of: CouponPlace) {
  const shown = writeCouponForm(before, of)
  const worth = kind === 'percent' ? Number(typed.worth) : readAmount(typed.worth, of.currency)
  const from =
    typed.from === shown.from ? before?.valid_from : readDayStart(typed.from, of.zone)?.toISOString()
  const until =
    typed.until === shown.until ? before?.valid_until : readDayEnd(typed.until, of.zone)?.toISOString()
  return {
    percent: kind === 'percent' ? worth : null,
    amount: kind === 'amount' ? worth : null,
    valid_from: from ?? null,
    valid_until: until ?? null,
    max_uses: typed.maxUses === '' ? null : Number(typed.maxUses),
    max_uses_per_user: typed.maxPerUser === '' ? null : Number(typed.maxPerUser),
  }
}

/** What is wrong with what is typed, by field. */
export function checkCouponForm(kind: CouponKind, typed: Typed, of: CouponPlace) {
  const worth = kind === 'percent' ? Number(typed.worth) : readAmount(typed.worth, of.currency)
  const max = kind === 'percent' ? 100 : 100_000_000
  const isCount = (text: string) => /^(?:[1-9]\d{0,8})?$/.test(text)
  const order = checkCouponTerms({
    percent: 1,
    amount: null,
    valid_from: readDayStart(typed.from, of.zone),
    valid_until: readDayEnd(typed.until, of.zone),
  })
  return {
    code: /^[A-Z0-9][A-Z0-9-]{2,39}$/.test(typed.code) ? null : 'code',
    worth: Number.isInteger(worth) && worth >= 1 && worth <= max ? null : kind,
    until: order && 'until',
    maxUses: isCount(typed.maxUses) ? null : 'count',
    maxPerUser: isCount(typed.maxPerUser) ? null : 'count',
  }
}
