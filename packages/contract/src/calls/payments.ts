import { z } from 'zod'
import { defineCall } from '../call.ts'
import { productTypes } from '../constants.ts'
import { card, order } from '../entities/order.ts'
import { packageProduct, subscription } from '../entities/product.ts'
import { currency, flagParam, id, idParam, listOf, minorUnits, paging, publicQuery } from '../scalars.ts'

const byId = z.strictObject({ id: idParam })
const productQuery = z.strictObject({ ...publicQuery, ...paging, no_limit: flagParam.optional() })
const couponCode = z.string().trim().min(1).max(60)

export const buy = defineCall({
  method: 'POST',
  path: '/stripe/buy',
  summary: 'Buy an event, a package, a team pass or a subscription',
  needs: 'user',
  body: z.strictObject({
    type: z.enum(productTypes),
    id,
    participant_id: id.optional(),
    payment_method_id: z.string().max(200),
    coupon: couponCode.optional(),
    save_card: z.boolean().optional(),
    terms: z.literal(true),
    trk: z.string().max(200).optional(),
  }),
  reply: z.object({ order, client_secret: z.string().nullable() }),
  errors: ['conflict', 'wrong_promo_code'],
  limit: 'buy',
})

export const listPackages = defineCall({
  method: 'GET',
  path: '/packages',
  summary: 'Packages and team passes',
  needs: 'nothing',
  query: productQuery,
  reply: listOf(packageProduct),
  shared: true,
})

export const getPackage = defineCall({
  method: 'GET',
  path: '/packages/:id',
  summary: 'One package',
  needs: 'nothing',
  params: byId,
  query: z.strictObject(publicQuery),
  reply: packageProduct,
  shared: true,
})

export const listSubscriptions = defineCall({
  method: 'GET',
  path: '/subscriptions',
  summary: 'Subscriptions',
  needs: 'nothing',
  query: productQuery,
  reply: listOf(subscription),
  shared: true,
})

export const getSubscription = defineCall({
  method: 'GET',
  path: '/subscriptions/:id',
  summary: 'One subscription',
  needs: 'nothing',
  params: byId,
  query: z.strictObject(publicQuery),
  reply: subscription,
  shared: true,
})

export const listOrders = defineCall({
  method: 'GET',
  path: '/orders',
  summary: "The user's orders",
  needs: 'user',
  query: z.strictObject({ ...paging, no_limit: flagParam.optional() }),
  reply: listOf(order),
})

export const getOrder = defineCall({
  method: 'GET',
  path: '/orders/:id',
  summary: 'One order; asked every 2 s while a payment is settled',
  needs: 'user',
  params: byId,
  reply: order,
  limit: 'order_poll',
})

export const applyCoupon = defineCall({
  method: 'GET',
  path: '/apply_coupon',
  summary: 'The price lines of a product with a promo code',
  needs: 'user',
  query: z.strictObject({
    coupon: couponCode,
    type: z.enum(productTypes),
    id: idParam,
    participant_id: idParam.optional(),
  }),
  reply: z.object({
    base_price: minorUnits,
    service_fee: minorUnits,
    discount: minorUnits,
    tax: minorUnits,
    total: minorUnits,
    currency,
  }),
  errors: ['wrong_promo_code'],
  limit: 'coupon',
})

export const unsubscribe = defineCall({
  method: 'POST',
  path: '/stripe/unsubscribe',
  summary: 'Cancel the renewal of a subscription',
  needs: 'user',
  body: z.strictObject({ order_id: id }),
  reply: order,
})

export const getCustomerPortal = defineCall({
  method: 'GET',
  path: '/stripe/customer-portal',
  summary: 'A link to the payment portal',
  needs: 'user',
  reply: z.object({ url: z.string() }),
})

export const listCards = defineCall({
  method: 'GET',
  path: '/stripe/list-cards',
  summary: "The user's saved cards",
  needs: 'user',
  reply: listOf(card),
})

export const createSetupIntent = defineCall({
  method: 'POST',
  path: '/stripe/setup-intent',
  summary: 'A client secret for entering a card',
  needs: 'user',
  reply: z.object({ client_secret: z.string() }),
  limit: 'buy',
})

export const startTrial = defineCall({
  method: 'POST',
  path: '/stripe/subscription/start_trial',
  summary: 'Start the free trial of a subscription',
  needs: 'user',
  body: z.strictObject({ subscription_id: id }),
  reply: order,
  errors: ['conflict'],
  limit: 'buy',
})
