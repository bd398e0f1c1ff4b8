import { z } from 'zod'
import { defineCall } from '../call.ts'
import { packageProduct, subscription } from '../catalogue/product-entities.ts'
import { groupSeats, productTypes } from '../constants.ts'
import { card, order, paymentForm, priceLines, receipt } from '../orders/order-entities.ts'
import {
  countParam,
  flagParam,
  id,
  idParam,
  language,
  listOf,
  newEmail,
  paging,
  publicQuery,
} from '../scalars.ts'
import { grant } from './grant-entities.ts'

const spoken = { language: language.optional() }
const byId = z.strictObject({ id: idParam })
const productQuery = z.strictObject({ ...publicQuery, ...paging, no_limit: flagParam.optional() })
/** The campaign that led to the purchase. */
const trk = z.string().max(200)
const couponCode = z.string().trim().min(1).max(60)

const chosen = {
  type: z.enum(productTypes),
  /** Of the event, the package or the subscription; without it: `id_not_selected`. */
  id: id.optional(),
  /** A paid event is bought as a single-event package, which gives it its name and capabilities; its price is its own. */
  package_id: id.optional(),
  /** The team of a team pass. */
  participant_id: id.optional(),
}
/** How many of one game are bought for a group: each is opened by a link of its own, once. Promo codes do not count. */
const seats = z.int().min(groupSeats.min).max(groupSeats.max)
/** For whom it is bought, if for somebody else. Subscriptions are not given. */
const giftTo = z.strictObject({
  email: newEmail,
  /** On one line, without links: it goes to somebody who has not asked for it. */
  message: z
    .string()
    .trim()
    .max(300)
    .regex(/^\P{Cc}*$/u, 'must be one line')
    .regex(/^(?!.*(?:\/\/|www\.))/i, 'must hold no link')
    .optional(),
})
const chosenInQuery = {
  type: z.enum(productTypes),
  id: idParam.optional(),
  package_id: idParam.optional(),
  participant_id: idParam.optional(),
  /** For somebody else: what the buyer has already changes neither price nor sale. */
  is_gift: flagParam.optional(),
  seats: countParam(groupSeats.max).pipe(seats).optional(),
}
const paymentMethodId = z.string().regex(/^\w{3,200}$/, 'must be the id of a card')
/** What is chosen cannot be sold to this user now. */
const unsold = [
  'not_found',
  'id_not_selected',
  'team_not_selected',
  'already_purchased',
  'geo_blocked',
  'nothing_to_play',
  'event_cancelled',
] as const

export const buy = defineCall({
  method: 'POST',
  path: '/stripe/buy',
  summary: 'Buy an event, a package, a team pass or a subscription',
  needs: 'user',
  query: z.strictObject(spoken),
  body: z.strictObject({
    ...chosen,
    /** The buyer's own name for the attempt: the same one again is the same order, and is never charged twice. */
    idempotency_key: z.uuid(),
    /** Needed only where something is due. */
    payment_method_id: paymentMethodId.optional(),
    coupon: couponCode.optional(),
    /** Either for somebody, or for a group. */
    gift: giftTo.optional(),
    seats: seats.optional(),
    save_card: z.boolean().optional(),
    terms: z.literal(true),
    trk: trk.optional(),
    recaptcha_token: z.string().max(4000).optional(),
  }),
  /**
   * Where the bank asks its customer first: over the checkout with `client_secret`, or on its own page `redirect_url`, which
   * leads back to `/buy?order=`.
   */
  reply: z.object({ order, client_secret: z.string().nullable(), redirect_url: z.string().nullable() }),
  errors: [
    ...unsold,
    'card_needed',
    'card_declined',
    'conflict',
    'wrong_promo_code',
    'recaptcha_required',
    'recaptcha_invalid',
    'unavailable',
  ],
  limit: 'buy',
})

export const getPriceLines = defineCall({
  method: 'GET',
  path: '/stripe/price-lines',
  /** Without a user it is the price of a new buyer: nothing that was bought before counts towards it. */
  summary: 'The price of a product for the holder of the key, line by line',
  needs: 'key',
  query: z.strictObject({ ...spoken, ...chosenInQuery }),
  reply: priceLines.extend({ name: z.string(), form: paymentForm }),
  errors: unsold,
  limit: 'payments',
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
  query: z.strictObject({ ...spoken, ...paging, no_limit: flagParam.optional() }),
  reply: listOf(order),
})

export const getOrder = defineCall({
  method: 'GET',
  path: '/orders/:id',
  summary: 'One order; polled every 2 s while a payment settles',
  needs: 'user',
  params: byId,
  query: z.strictObject(spoken),
  reply: order,
  limit: 'order_poll',
})

export const listGrants = defineCall({
  method: 'GET',
  path: '/grants',
  summary: 'Current gifts from operators to the user, the newest first',
  needs: 'user',
  reply: listOf(grant),
})

export const getReceipt = defineCall({
  method: 'GET',
  path: '/receipts/:id',
  summary: 'The receipt of one payment, for its buyer',
  needs: 'user',
  params: byId,
  query: z.strictObject(spoken),
  reply: receipt,
})

export const applyCoupon = defineCall({
  method: 'GET',
  path: '/apply_coupon',
  summary:
    'The price lines of a product with a promo code; how often a user may use it is checked when they buy',
  needs: 'key',
  query: z.strictObject({ coupon: couponCode, ...chosenInQuery }),
  reply: priceLines,
  errors: [...unsold, 'wrong_promo_code'],
  /** Wrong codes are counted apart, here and wherever else one is typed. */
  limit: 'payments',
})

export const unsubscribe = defineCall({
  method: 'POST',
  path: '/stripe/unsubscribe',
  summary: 'Cancel the renewal of a subscription',
  needs: 'user',
  query: z.strictObject(spoken),
  body: z.strictObject({ order_id: id }),
  reply: order,
  errors: ['not_found', 'conflict', 'unavailable'],
  limit: 'payments',
})

export const getCustomerPortal = defineCall({
  method: 'GET',
  path: '/stripe/customer-portal',
  summary: 'A link to the payment portal',
  needs: 'user',
  reply: z.object({ url: z.string() }),
  errors: ['unavailable'],
  limit: 'payments',
})

export const listCards = defineCall({
  method: 'GET',
  path: '/stripe/list-cards',
  summary: "The user's saved cards",
  needs: 'user',
  reply: listOf(card),
  errors: ['unavailable'],
  limit: 'payments',
})

export const createSetupIntent = defineCall({
  method: 'POST',
  path: '/stripe/setup-intent',
  summary: 'A client secret for entering a card',
  needs: 'user',
  body: z.strictObject({ recaptcha_token: z.string().max(4000).optional() }),
  reply: z.object({ client_secret: z.string(), form: paymentForm }),
  errors: ['recaptcha_required', 'recaptcha_invalid', 'unavailable'],
  limit: 'buy',
})

export const startTrial = defineCall({
  method: 'POST',
  path: '/stripe/subscription/start_trial',
  summary: 'Start the free trial of a subscription',
  needs: 'user',
  query: z.strictObject(spoken),
  body: z.strictObject({
    subscription_id: id,
    /** Without it, the card that was saved last. */
    payment_method_id: paymentMethodId.optional(),
    trk: trk.optional(),
    recaptcha_token: z.string().max(4000).optional(),
  }),
  reply: order,
  errors: [
    'not_found',
    'already_purchased',
    'trial_used',
    'card_needed',
    'card_declined',
    'recaptcha_required',
    'recaptcha_invalid',
    'unavailable',
  ],
  limit: 'buy',
})

export const stripeWebhook = defineCall({
  method: 'POST',
  path: '/stripe/webhook',
  summary: 'The payment provider reports a change',
  needs: 'nothing',
  takes: 'raw',
  signedBy: 'stripe-signature',
  query: z.strictObject(publicQuery),
  /** As it was sent: it is signed byte by byte. */
  body: z.string(),
  bodyBytes: 1024 * 1024,
  reply: z.object({ received: z.literal(true) }),
  errors: ['unavailable'],
})
