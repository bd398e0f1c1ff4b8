import { z } from 'zod'
import { defineCall } from '../call.ts'
import { id, idParam, listOf, paging } from '../scalars.ts'
import { couponTerms, studioCoupon } from './coupon-entities.ts'

const channel = z.string().min(1).max(100)
const ofCoupon = z.strictObject({ channel, id: idParam })
const done = z.object({ success: z.literal(true) })

/** As `products.yaml` takes it. */
const couponCode = z
  .string()
  .regex(/^[A-Z0-9][A-Z0-9-]{2,39}$/, 'must be capitals, digits and -, like EARLY-BIRD')

export const listCoupons = defineCall({
  method: 'GET',
  path: '/studio/channels/:channel/coupons',
  summary: 'Promo codes from the files and from operators, with their number of uses; valid codes first',
  needs: 'operator',
  by: ['finance'],
  params: z.strictObject({ channel }),
  query: z.strictObject({ search: z.string().max(60).optional(), ...paging }),
  reply: listOf(studioCoupon),
})

export const getCoupon = defineCall({
  method: 'GET',
  path: '/studio/channels/:channel/coupons/:id',
  summary: 'One promo code',
  needs: 'operator',
  by: ['finance'],
  params: ofCoupon,
  reply: studioCoupon,
})

export const addCoupon = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/coupons',
  summary: 'Create a promo code; `channel apply` leaves it alone',
  needs: 'operator',
  by: ['finance'],
  params: z.strictObject({ channel }),
  body: couponTerms.extend({ code: couponCode }),
  reply: z.object({ id }),
  errors: ['forbidden', 'conflict'],
})

export const changeCoupon = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/coupons/:id',
  summary: 'Change the value, scope or validity of a promo code; open orders keep what they had',
  needs: 'operator',
  by: ['finance'],
  params: ofCoupon,
  body: couponTerms,
  reply: done,
  errors: ['forbidden'],
})

export const endCoupon = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/coupons/:id/end',
  summary: 'End a promo code now',
  needs: 'operator',
  by: ['finance'],
  params: ofCoupon,
  reply: done,
  errors: ['forbidden', 'conflict'],
})
