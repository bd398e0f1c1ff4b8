import { invalidRequest } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { newId } from '../api/new-id.ts'
import { readGroups, readText } from '../api/read-params.ts'
import { getCoupon } from '../catalog/write-coupon.ts'
import { addInterval } from '../clocks/add-interval.ts'
import type { Coupon, Discount } from '../objects/coupon.ts'
import type { Subscription } from '../objects/subscription.ts'

/** `firstChargeAt`: when there is first something to take off from. */
type Owner = { customer: string; subscription: string | null; firstChargeAt: number }

export type AppliedDiscount = { discount: Discount; coupon: Coupon }

/** Those that are not over: `once` counts for the first invoice that has something to take off from. */
export function runningDiscounts(call: Call, subscription: Subscription): AppliedDiscount[] {
  return subscription.discounts.flatMap(id => {
    const discount = call.tx.find('discount', id)
    const coupon = call.tx.find('coupon', discount?.source.coupon ?? '')
    if (!discount || !coupon || (discount.end !== null && discount.end <= call.now)) return []
    return [{ discount, coupon }]
  })
}

/** Redeems what `discounts[][coupon]` names. */
export function redeemDiscounts(call: Call, owner: Owner): Discount[] {
  return (readGroups(call.params, 'discounts') ?? []).map(given => {
    const id = readText(given, 'coupon')
    if (!id) throw invalidRequest('The sandbox takes coupons as discounts.', 'discounts')
    const coupon = getCoupon(call, id, 'discounts[0][coupon]')
    checkCoupon(call, coupon)
    const timesRedeemed = coupon.times_redeemed + 1
    call.tx.put('coupon', {
      ...coupon,
      times_redeemed: timesRedeemed,
      valid: coupon.max_redemptions === null || timesRedeemed < coupon.max_redemptions,
    })
    const discount = newDiscount(call, coupon, owner)
    call.tx.put('discount', discount)
    return discount
  })
}

function checkCoupon({ now }: Call, coupon: Coupon): void {
  const isLate = coupon.redeem_by !== null && coupon.redeem_by <= now
  if (isLate || !coupon.valid)
    throw invalidRequest(`Coupon expired: ${coupon.id}`, 'discounts[0][coupon]', 'coupon_expired')
}

function newDiscount(call: Call, coupon: Coupon, owner: Owner): Discount {
  const months = coupon.duration_in_months
  return {
    id: newId('di'),
    object: 'discount',
    checkout_session: null,
    customer: owner.customer,
    customer_account: null,
    end:
      coupon.duration === 'once'
        ? owner.firstChargeAt + 1
        : months
          ? addInterval(call.now, 'month', months, call.now)
          : null,
    invoice: null,
    invoice_item: null,
    promotion_code: null,
    source: { coupon: coupon.id, type: 'coupon' },
    start: call.now,
    subscription: owner.subscription,
    subscription_item: null,
  }
}
