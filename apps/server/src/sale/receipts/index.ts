import { calls } from '@grandstand/contract'
import { userRoute } from '../../call/route.ts'
import { getReceipt } from './get-receipt.ts'

export { describeReceipt } from './describe-receipt.ts'

export const receiptRoutes = [userRoute(calls.getReceipt, getReceipt)]
