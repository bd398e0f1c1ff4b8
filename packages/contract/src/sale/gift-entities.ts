import { z } from 'zod'
import { giftStates } from '../constants.ts'
import { id, utcDateTime } from '../scalars.ts'

/** A purchase for somebody else, as its buyer sees it, or who opened it. */
export const gift = z.object({
  id,
  /** The user opened it; else the user bought it. */
  is_received: z.boolean(),
  order_id: id,
  /** Of a group its number, from 1 to `seats`; else both are 1. */
  seat: z.int(),
  seats: z.int(),
  /** What was bought. */
  name: z.string(),
  event_id: id.nullable(),
  /** To whom the link was sent last; null: nobody yet, the user received it, or the recipient has deleted their account. */
  email: z.string().nullable(),
  message: z.string(),
  state: z.enum(giftStates),
  /** That opens it, for its buyer to hand on; null: it was used, or the user received it. */
  link: z.string().nullable(),
  sent_at: utcDateTime.nullable(),
  opened_at: utcDateTime.nullable(),
})
export type Gift = z.infer<typeof gift>

/** A gift, as the holder of its link sees it. */
export const receivedGift = z.object({
  name: z.string(),
  event_id: id.nullable(),
  /** The first name of the buyer; empty: they gave none. */
  from: z.string(),
  message: z.string(),
  state: z.enum(giftStates),
  /** The address that the link was sent to. */
  email: z.string().nullable(),
})
export type ReceivedGift = z.infer<typeof receivedGift>
