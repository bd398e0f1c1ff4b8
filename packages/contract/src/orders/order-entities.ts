import { z } from 'zod'
import {
  activityStatuses,
  declineReasons,
  orderStatuses,
  productTypes,
  transactionEvents,
} from '../constants.ts'
import { currency, id, minorUnits, utcDateTime } from '../scalars.ts'

/** What is taken off the price: `discount` by a promo code, `credit` by single games that count towards a pass. */
const lines = {
  base_price: minorUnits,
  service_fee: minorUnits,
  discount: minorUnits,
  credit: minorUnits,
  tax: minorUnits,
  total: minorUnits,
}

export const priceLines = z.object({ ...lines, currency })
export type PriceLines = z.infer<typeof priceLines>

/** One payment of an order: `created` is the first, `updated` a renewal, or the change to another plan. */
export const transaction = z.object({
  id,
  event: z.enum(transactionEvents),
  is_switch: z.boolean(),
  /** What was sold then: another plan may have been chosen since. */
  name: z.string(),
  status: z.enum(orderStatuses),
  ...lines,
  at: utcDateTime,
  /** A page of this site. Null: nothing was paid. */
  receipt_url: z.string().nullable(),
})
export type Transaction = z.infer<typeof transaction>

/** A payment with payer and payee, for bookkeeping. Amounts are those of its day; `refunded` may grow. */
export const receipt = z.object({
  id,
  number: z.string(),
  order_id: id,
  event: z.enum(transactionEvents),
  is_switch: z.boolean(),
  status: z.enum(orderStatuses),
  product: z.object({
    type: z.enum(productTypes),
    name: z.string(),
    /** When the game is played, as things stand; null: a pass or a subscription. */
    starts_at: utcDateTime.nullable(),
  }),
  ...lines,
  refunded: minorUnits,
  currency,
  coupon: z.string().nullable(),
  /** Bought for somebody else. */
  is_gift: z.boolean(),
  /** More than one: bought for a group. */
  seats: z.int(),
  at: utcDateTime,
  /** The seller's: the day of the receipt is the day there. */
  time_zone: z.string(),
  /** Null: it is not known, or nothing was due. */
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  /** Null: the channel names none. */
  seller: z.object({ name: z.string(), address: z.string(), tax_number: z.string().nullable() }).nullable(),
  buyer: z.object({ name: z.string(), email: z.string() }),
})
export type Receipt = z.infer<typeof receipt>

export const order = z.object({
  id,
  type: z.enum(productTypes),
  status: z.enum(orderStatuses),
  activity_status: z.enum(activityStatuses),
  product: z.object({
    id,
    name: z.string(),
    event_category_id: id.nullable(),
    participant_id: id.nullable(),
  }),
  ...lines,
  currency,
  created_at: utcDateTime,
  expires_at: utcDateTime.nullable(),
  auto_renewal: z.enum(['active', 'cancelled']).nullable(),
  /** When the paid or free period of a subscription ends, whatever then follows. */
  period_ends_at: utcDateTime.nullable(),
  is_trial: z.boolean(),
  /** Bought for somebody else: it opens nothing for its buyer. */
  is_gift: z.boolean(),
  /** More than one: bought for a group, whose members open it by a link each. */
  seats: z.int(),
  /** A renewal was not paid: it opens for some days more, and can be paid at `pay_url`. */
  is_past_due: z.boolean(),
  pay_url: z.string().nullable(),
  /** Why the bank said no. Null: it did not, or with a reason that is nobody else's business. */
  decline_reason: z.enum(declineReasons).nullable(),
  /** The newest first. */
  transactions: z.array(transaction),
})
export type Order = z.infer<typeof order>

export const card = z.object({
  id: z.string(),
  brand: z.string(),
  last4: z.string(),
  exp_month: z.int(),
  exp_year: z.int(),
})
export type Card = z.infer<typeof card>

/** What a browser needs to enter a card. With `sandbox_url` the form is the sandbox's own, else the provider's. */
export const paymentForm = z.object({
  publishable_key: z.string(),
  account: z.string().nullable(),
  sandbox_url: z.string().nullable(),
})
