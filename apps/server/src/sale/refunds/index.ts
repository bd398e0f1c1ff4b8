import { studioCalls } from '@grandstand/contract'
import { channelRoute } from '../../call/studio-route.ts'
import { getEventBuyers } from './get-event-buyers.ts'
import { refundEventBuyers } from './refund-event-buyers.ts'
import { refundStudioOrder } from './refund-studio-order.ts'

export { describeRefund } from './describe-refund.ts'
export { gatherRefundFacts } from './gather-refund-facts.ts'
export { reconcileRefunds } from './reconcile-refunds.ts'
export { refundGame } from './refund-event-buyers.ts'
export { getRefund, listRefunds } from './refund-store.ts'
export { requestRefund } from './request-refund.ts'
export { getEventBuyers }

const keyOf = (params: { channel: string }) => params.channel

export const refundRoutes = [
  channelRoute(studioCalls.refundStudioOrder, keyOf, refundStudioOrder),
  channelRoute(studioCalls.getEventBuyers, keyOf, getEventBuyers),
  channelRoute(studioCalls.refundEventBuyers, keyOf, refundEventBuyers),
]
