import { z } from 'zod'
import { id, utcDateTime } from '../scalars.ts'
import { deliveryStates, webhookEvents, webhookProblems, webhookTypes } from '../studio-constants.ts'

/** What was sent to an address, or is to be. */
export const webhookDelivery = z.object({
  id,
  type: z.enum(webhookTypes),
  state: z.enum(deliveryStates),
  tries: z.int(),
  /** What the receiver answered last; null: it did not. */
  status: z.int().nullable(),
  problem: z.enum(webhookProblems).nullable(),
  /** The beginning of the last answer. */
  answer: z.string(),
  took_ms: z.int().nullable(),
  created_at: utcDateTime,
  tried_at: utcDateTime.nullable(),
  /** Null: it is not tried again. */
  next_try_at: utcDateTime.nullable(),
})
export type WebhookDelivery = z.infer<typeof webhookDelivery>

/** An address of another program, which hears of what happens on the channel. */
export const webhook = z.object({
  id,
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  is_enabled: z.boolean(),
  made_by: z.string(),
  created_at: utcDateTime,
  last_delivery: webhookDelivery
    .pick({ type: true, state: true, tries: true, status: true, created_at: true })
    .nullable(),
})
export type Webhook = z.infer<typeof webhook>
