import { calls } from '@grandstand/contract'
import { userRoute } from '../../call/route.ts'
import { wholeList } from '../../runtime/lists.ts'
import { keepGift } from './keep-gift.ts'
import { listGifts } from './list-gifts.ts'
import { sendGift } from './send-gift.ts'

export { readGiftState } from './describe-gift.ts'
export { findGift } from './find-gift.ts'
export { giftUrl } from './gift-link.ts'
export {
  countOpenedSeats,
  findGiftRow,
  forgetGiftsTo,
  insertGifts,
  isGiftTo,
} from './gift-store.ts'
export { handOutGifts } from './hand-out-gifts.ts'
export { openGift } from './open-gift.ts'
export { writeGiftMail } from './write-gift-mail.ts'

export const giftRoutes = [
  userRoute(calls.listGifts, async (ctx, asked) => wholeList(await listGifts(ctx, asked))),
  userRoute(calls.sendGift, sendGift),
  userRoute(calls.keepGift, keepGift),
]
