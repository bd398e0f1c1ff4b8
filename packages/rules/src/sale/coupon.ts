import type { productTypes } from '@grandstand/contract/constants'

export interface CouponFacts {
  /** Empty: of every product. */
  package_ids: readonly number[]
  subscription_ids: readonly number[]
  valid_from: Date | null
  valid_until: Date | null
  max_uses: number | null
  max_uses_per_user: number | null
}

export interface CouponUse {
  type: (typeof productTypes)[number]
  /** Of a single game: the single-event package that it is bought as. */
  package_id: number | null
  subscription_id: number | null
  /** By paid orders and by those that are being paid. */
  uses: number
  usesOfUser: number
}

export interface CouponTerms {
  percent: number | null
  amount: number | null
  valid_from: Date | null
  valid_until: Date | null
}

/** What is wrong with a code as an operator wants it. */
export function checkCouponTerms(terms: CouponTerms): 'no_reduction' | 'ends_early' | null {
  const { percent, amount, valid_from, valid_until } = terms
  if ((percent === null) === (amount === null)) return 'no_reduction'
  return valid_from !== null && valid_until !== null && valid_until <= valid_from ? 'ends_early' : null
}

/** One answer for everything that is wrong with a code: somebody who guesses learns nothing. */
export function checkCoupon(
  coupon: CouponFacts | undefined,
  use: CouponUse,
  now: Date,
): 'wrong_promo_code' | null {
  if (!coupon) return 'wrong_promo_code'
  const isOfAll = coupon.package_ids.length === 0 && coupon.subscription_ids.length === 0
  const isOfProduct =
    (use.package_id !== null && coupon.package_ids.includes(use.package_id)) ||
    (use.subscription_id !== null && coupon.subscription_ids.includes(use.subscription_id))
  const isInTime =
    (coupon.valid_from === null || coupon.valid_from <= now) &&
    (coupon.valid_until === null || now < coupon.valid_until)
  const isLeft =
    (coupon.max_uses === null || use.uses < coupon.max_uses) &&
    (coupon.max_uses_per_user === null || use.usesOfUser < coupon.max_uses_per_user)
  return (isOfAll || isOfProduct) && isInTime && isLeft ? null : 'wrong_promo_code'
}
