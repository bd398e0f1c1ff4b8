import { studioCalls } from '@grandstand/contract'
import { channelRoute } from '../../http/call/studio-route.ts'
import { getPaymentsHealth } from './get-payments-health.ts'
import { getStudioOrder } from './get-studio-order.ts'
import { listStudioOrders } from './list-studio-orders.ts'
import { settleStudioOrder } from './settle-studio-order.ts'

const keyOf = (params: { channel: string }) => params.channel

export const studioOrderRoutes = [
  channelRoute(studioCalls.listStudioOrders, keyOf, listStudioOrders),
  channelRoute(studioCalls.getStudioOrder, keyOf, getStudioOrder),
  channelRoute(studioCalls.settleStudioOrder, keyOf, settleStudioOrder),
  channelRoute(studioCalls.getPaymentsHealth, keyOf, getPaymentsHealth),
]
