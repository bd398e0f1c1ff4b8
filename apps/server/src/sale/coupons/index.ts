import { studioCalls } from '@grandstand/contract'
import { channelRoute } from '../../call/studio-route.ts'
import { addCoupon } from './add-coupon.ts'
import { changeCoupon } from './change-coupon.ts'
import { endCoupon } from './end-coupon.ts'
import { getCoupon } from './get-coupon.ts'
import { listCoupons } from './list-coupons.ts'

export { listOperatorsCodes } from './studio-coupon-store.ts'

const keyOf = (params: { channel: string }) => params.channel

export const couponRoutes = [
  channelRoute(studioCalls.listCoupons, keyOf, listCoupons),
  channelRoute(studioCalls.getCoupon, keyOf, getCoupon),
  channelRoute(studioCalls.addCoupon, keyOf, addCoupon),
  channelRoute(studioCalls.changeCoupon, keyOf, changeCoupon),
  channelRoute(studioCalls.endCoupon, keyOf, endCoupon),
]
