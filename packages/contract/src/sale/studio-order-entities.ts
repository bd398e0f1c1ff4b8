import { z } from 'zod'
import {
  activityStatuses,
  giftStates,
  orderStatuses,
  productTypes,
  streamStatuses,
  transactionEvents,
} from '../constants.ts'
import { currency, id, minorUnits, utcDateTime } from '../scalars.ts'
import {
  auditActions,
  disputeStates,
  paymentProblems,
  refundProblems,
  refundStates,
} from '../studio-constants.ts'

/** What may be shown of a card. */
const shownCard = z.object({ brand: z.string(), last4: z.string() })

/** An order as a list for operators shows it. */
export const studioOrder = z.object({
  id,
  type: z.enum(productTypes),
  name: z.string(),
  /** Bought for somebody else. */
  is_gift: z.boolean(),
  /** More than one: bought for a group. */
  seats: z.int(),
  status: z.enum(orderStatuses),
  activity_status: z.enum(activityStatuses),
  /** What the provider said last, in its words. */
  payment_state: z.string().nullable(),
  /** Why the bank said no, in the provider's words. */
  decline_code: z.string().nullable(),
  /** That was tried last; null: none was, or it is unknown. */
  card: shownCard.nullable(),
  /** Until when an open dispute takes evidence. */
  dispute_due_at: utcDateTime.nullable(),
  /** Of a single game: the crests of those who play, away before home. */
  crests: z.array(z.string()),
  /** Null: the account was deleted. */
  user: z.object({ id, email: z.string(), name: z.string() }).nullable(),
  total: minorUnits,
  /** Of all its payments together. */
  refunded: minorUnits,
  currency,
  created_at: utcDateTime,
  expires_at: utcDateTime.nullable(),
})
export type StudioOrder = z.infer<typeof studioOrder>

/** An order as it is exported, with what its price is made of. */
export const exportedOrder = studioOrder.extend({
  base_price: minorUnits,
  service_fee: minorUnits,
  discount: minorUnits,
  credit: minorUnits,
  tax: minorUnits,
  coupon_code: z.string().nullable(),
  trk: z.string().nullable(),
})
export type ExportedOrder = z.infer<typeof exportedOrder>

export const studioRefund = z.object({
  id,
  /** Null: all that is left, until it is known how much that was. */
  amount: minorUnits.nullable(),
  reason: z.string(),
  /** The cancelled game that it is for. */
  event_id: id.nullable(),
  /** Empty: by command. */
  operator_email: z.string(),
  state: z.enum(refundStates),
  /** Why it was given up. */
  problem: z.enum(refundProblems).nullable(),
  requested_at: utcDateTime,
  ended_at: utcDateTime.nullable(),
})
export type StudioRefund = z.infer<typeof studioRefund>

export const studioDispute = z.object({
  /** As the provider calls it. */
  id: z.string(),
  amount: minorUnits,
  /** In the provider's words. */
  reason: z.string(),
  state: z.enum(disputeStates),
  opened_at: utcDateTime,
  /** Until when evidence is taken. */
  due_at: utcDateTime.nullable(),
  /** When it was sent. */
  answered_at: utcDateTime.nullable(),
  closed_at: utcDateTime.nullable(),
})

export const studioOrderDetail = exportedOrder.extend({
  event_id: id.nullable(),
  participant_id: id.nullable(),
  /** The pass, paid or being paid, whose price this game was taken off. */
  counted_towards_id: id.nullable(),
  auto_renewal: z.enum(['active', 'cancelled']).nullable(),
  period_ends_at: utcDateTime.nullable(),
  is_trial: z.boolean(),
  /** Of those of a group, which may be opened. */
  opened_seats: z.int(),
  /** Null: it is no gift to one person. */
  gift: z
    .object({
      /** Null: the recipient has deleted their account. */
      email: z.string().nullable(),
      state: z.enum(giftStates),
      /** Who opened it. */
      user: z.object({ id, email: z.string() }).nullable(),
      opened_at: utcDateTime.nullable(),
    })
    .nullable(),
  is_past_due: z.boolean(),
  /** When the charge was sent last, and when the provider was asked last what became of it. */
  attempted_at: utcDateTime.nullable(),
  settled_at: utcDateTime.nullable(),
  /** What the provider calls it. */
  payment_id: z.string().nullable(),
  /** What can still be given back of the newest payment. */
  refundable: minorUnits,
  /** Other orders of the buyer for the same product, the newest first. */
  other_attempts: z.array(
    z.object({
      id,
      status: z.enum(orderStatuses),
      payment_state: z.string().nullable(),
      decline_code: z.string().nullable(),
      card: shownCard.nullable(),
      created_at: utcDateTime,
    }),
  ),
  transactions: z.array(
    z.object({
      id,
      event: z.enum(transactionEvents),
      /** The change to another plan. */
      is_switch: z.boolean(),
      status: z.enum(orderStatuses),
      total: minorUnits,
      refunded: minorUnits,
      at: utcDateTime,
      receipt_url: z.string().nullable(),
    }),
  ),
  refunds: z.array(studioRefund),
  disputes: z.array(studioDispute),
  /** What the provider reported in the last 30 days, newest first. */
  webhooks: z.array(z.object({ id: z.string(), type: z.string(), received_at: utcDateTime })),
  access: z.object({
    /** It opens what was bought, now. */
    is_open: z.boolean(),
    /** Games that its buyer opened and that it opens, or opened. */
    viewings: z.array(
      z.object({
        event_id: id,
        name: z.string(),
        first_at: utcDateTime,
        last_at: utcDateTime,
        times: z.int(),
      }),
    ),
  }),
  /** What operators did with it, the newest first. */
  actions: z.array(
    z.object({ id: z.int(), at: utcDateTime, action: z.enum(auditActions), operator_email: z.string() }),
  ),
})
export type StudioOrderDetail = z.infer<typeof studioOrderDetail>

/** Buyers of a single game, and what can be refunded to them. */
export const eventBuyers = z.object({
  event: z.object({ id, name: z.string(), is_cancelled: z.boolean(), stream_status: z.enum(streamStatuses) }),
  /** Whose money would be given back now, and how much it is together. */
  buyers: z.int(),
  amounts: z.array(z.object({ currency, amount: minorUnits })),
  /** Whose refund is on its way. */
  refunding: z.int(),
  refunded: z.int(),
  /** Whose refund was given up; they are among the buyers again. */
  given_up: z.int(),
  /** The bank has their money back already, or decides about it. */
  disputed: z.int(),
  /** What they paid was taken off the price of a pass that they have. */
  in_passes: z.int(),
})
export type EventBuyers = z.infer<typeof eventBuyers>

export const paymentsHealth = z.object({
  /** Payments are only played: the channel has no keys. */
  is_sandbox: z.boolean(),
  last_webhook_at: utcDateTime.nullable(),
  last_payment_at: utcDateTime.nullable(),
  /** Attempts without news from the provider for 5 minutes, except those that wait for their buyer. */
  unsettled: z.int(),
  disputed: z.int(),
  /** Asked for 5 minutes ago or longer, and not done. */
  waiting_refunds: z.int(),
  /** In the last 30 days, of orders that are still paid and for which nothing was asked since. */
  given_up_refunds: z.int(),
  problems: z.array(z.enum(paymentProblems)),
})
export type PaymentsHealthReport = z.infer<typeof paymentsHealth>
