import { calls } from '@grandstand/contract'
import { keyRoute, userRoute } from '../../call/route.ts'
import { wholeList } from '../../runtime/lists.ts'
import { findGift } from './find-gift.ts'
import { keepGift } from './keep-gift.ts'
import { listGifts } from './list-gifts.ts'
import { openGift } from './open-gift.ts'
import { sendGift } from './send-gift.ts'

export { readGiftState } from './describe-gift.ts'
export {
  countOpenedSeats,
  findGiftRow,
  forgetGiftsTo,
  insertGifts,
  isGiftTo,
} from './gift-store.ts'
export { handOutGifts } from './hand-out-gifts.ts'

export const giftRoutes = [
  userRoute(calls.listGifts, async (ctx, asked) => wholeList(await listGifts(ctx, asked))),
  userRoute(calls.sendGift, sendGift),
  userRoute(calls.keepGift, keepGift),
  keyRoute(calls.findGift, findGift),
  userRoute(calls.openGift, openGift),
]
