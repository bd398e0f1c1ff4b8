import { z } from 'zod'
import { defineStudioCall } from '../call.ts'
import {
  byChannelAndId,
  currency,
  dateParam,
  done,
  idParam,
  language,
  listOf,
  minorUnits,
  ofChannel,
  paging,
} from '../scalars.ts'
import { orderFilters, orderMethods } from '../studio-constants.ts'
import {
  eventBuyers,
  exportedOrder,
  paymentsHealth,
  studioOrder,
  studioOrderDetail,
  studioRefund,
} from './studio-order-entities.ts'

const ofOne = byChannelAndId
const spoken = { language: language.optional() }
/** Which orders; days are the channel's, both included. */
const narrowing = {
  search: z.string().max(100).optional(),
  show: z.enum(orderFilters).optional(),
  user_id: idParam.optional(),
  event_id: idParam.optional(),
  from: dateParam.optional(),
  to: dateParam.optional(),
  method: z.enum(orderMethods).optional(),
}
const reason = z.string().trim().min(3).max(500)

export const listStudioOrders = defineStudioCall({
  method: 'GET',
  path: '/studio/channels/:channel/orders',
  summary:
    "The channel's orders, newest first; every search word must be the number, or in the product, the buyer, the promo code or the provider's payment id",
  by: ['finance', 'helpdesk'],
  params: ofChannel,
  query: z.strictObject({
    ...narrowing,
    /** From the previous answer: looking at the same list again is recorded once. */
    look: z.string().max(1000).optional(),
    ...paging,
    ...spoken,
  }),
  reply: listOf(studioOrder).extend({
    /** What was paid for them and what was given back of it, by currency. */
    sums: z.array(z.object({ currency, paid: minorUnits, refunded: minorUnits })),
    /** Of all orders of the channel: those whose dispute is open. */
    disputed: z.int(),
    look: z.string(),
  }),
})

export const exportStudioOrders = defineStudioCall({
  method: 'GET',
  path: '/studio/channels/:channel/orders-export',
  summary: 'The same orders for a file, the newest 5,000 at most',
  by: ['finance'],
  params: ofChannel,
  query: z.strictObject({ ...narrowing, ...spoken }),
  reply: z.object({
    items: z.array(exportedOrder),
    /** There are more, which are not in it. */
    is_cut: z.boolean(),
  }),
  limit: 'export_orders',
})

export const getStudioOrder = defineStudioCall({
  method: 'GET',
  path: '/studio/channels/:channel/orders/:id',
  summary: 'One order with its whole story',
  by: ['finance', 'helpdesk'],
  params: ofOne,
  query: z.strictObject(spoken),
  reply: studioOrderDetail,
})

export const settleStudioOrder = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/orders/:id/settle',
  summary: 'Ask the payment provider for the state of the order, and update it',
  by: ['finance'],
  params: ofOne,
  reply: done,
  errors: ['forbidden', 'unavailable'],
})

export const refundStudioOrder = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/orders/:id/refund',
  summary:
    'Refund the last payment, or a part of it in minor units. A full refund ends the access, a partial one does not. If the provider is down, the refund waits and is tried again for a day',
  by: ['finance'],
  params: ofOne,
  body: z.strictObject({
    /** Without it all that is left. */
    amount: z.int().min(1).max(100_000_000).optional(),
    reason,
    /** A game that was taken off a pass is refunded only so: its buyer keeps the pass at the lower price. */
    despite_pass: z.boolean().optional(),
    /** The same one again is the same refund. */
    idempotency_key: z.uuid(),
  }),
  reply: studioRefund,
  errors: ['forbidden', 'conflict', 'counted_towards_pass'],
})

export const getEventBuyers = defineStudioCall({
  method: 'GET',
  path: '/studio/channels/:channel/events/:id/buyers',
  summary: 'How many users bought the event singly, and what a refund of all would give back',
  by: ['finance', 'producer'],
  params: ofOne,
  reply: eventBuyers,
})

export const refundEventBuyers = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/events/:id/refund-buyers',
  summary: 'Refund everybody who bought an event singly that was cancelled or has begun, each once',
  by: ['finance'],
  params: ofOne,
  body: z.strictObject({ reason }),
  /** How many refunds were begun. */
  reply: z.object({ refunds: z.int() }),
  errors: ['forbidden', 'conflict'],
})

export const getPaymentsHealth = defineStudioCall({
  method: 'GET',
  path: '/studio/channels/:channel/payments-health',
  summary: 'When the provider last reported something, and what is waiting, disputed or abandoned',
  by: ['finance'],
  params: ofChannel,
  reply: paymentsHealth,
})
