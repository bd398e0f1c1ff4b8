import { studioCalls } from '@grandstand/contract'
import { channelRoute } from '../../call/studio-route.ts'
import { exportStudioOrders } from './export-studio-orders.ts'
import { getPaymentsHealth } from './get-payments-health.ts'
import { getStudioOrder } from './get-studio-order.ts'
import { listStudioOrders } from './list-studio-orders.ts'
import { settleStudioOrder } from './settle-studio-order.ts'

export { findOrders } from './find-orders.ts'
export { getOrderDetail } from './get-order-detail.ts'
export { reportPaymentsHealth } from './report-payments-health.ts'
export { requestSettling } from './request-settling.ts'
export { settleOrder } from './settle-order.job.ts'

const keyOf = (params: { channel: string }) => params.channel

export const studioOrderRoutes = [
  channelRoute(studioCalls.listStudioOrders, keyOf, listStudioOrders),
  channelRoute(studioCalls.exportStudioOrders, keyOf, exportStudioOrders),
  channelRoute(studioCalls.getStudioOrder, keyOf, getStudioOrder),
  channelRoute(studioCalls.settleStudioOrder, keyOf, settleStudioOrder),
  channelRoute(studioCalls.getPaymentsHealth, keyOf, getPaymentsHealth),
]
