import { z } from 'zod'
import { defineStudioCall } from '../call.ts'
import { byChannelAndId, done, id, listOf, ofChannel, paging } from '../scalars.ts'
import { couponTerms, studioCoupon } from './coupon-entities.ts'

const ofCoupon = byChannelAndId

/** As `products.yaml` takes it. */
const couponCode = z
  .string()
  .regex(/^[A-Z0-9][A-Z0-9-]{2,39}$/, 'must be capitals, digits and -, like EARLY-BIRD')

export const listCoupons = defineStudioCall({
  method: 'GET',
  path: '/studio/channels/:channel/coupons',
  summary: 'Promo codes from the files and from operators, with their number of uses; valid codes first',
  by: ['finance'],
  params: ofChannel,
  query: z.strictObject({ search: z.string().max(60).optional(), ...paging }),
  reply: listOf(studioCoupon),
})

export const getCoupon = defineStudioCall({
  method: 'GET',
  path: '/studio/channels/:channel/coupons/:id',
  summary: 'One promo code',
  by: ['finance'],
  params: ofCoupon,
  reply: studioCoupon,
})

export const addCoupon = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/coupons',
  summary: 'Create a promo code; `channel apply` leaves it alone',
  by: ['finance'],
  params: ofChannel,
  body: couponTerms.extend({ code: couponCode }),
  reply: z.object({ id }),
  errors: ['forbidden', 'conflict'],
})

export const changeCoupon = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/coupons/:id',
  summary: 'Change the value, scope or validity of a promo code; open orders keep what they had',
  by: ['finance'],
  params: ofCoupon,
  body: couponTerms,
  reply: done,
  errors: ['forbidden'],
})

export const endCoupon = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/coupons/:id/end',
  summary: 'End a promo code now',
  by: ['finance'],
  params: ofCoupon,
  reply: done,
  errors: ['forbidden', 'conflict'],
})
