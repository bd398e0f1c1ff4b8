import { z } from 'zod'
import { accessRules, activityStatuses, orderGaps, orderStatuses, passKinds } from '../constants.ts'
import { id, utcDateTime } from '../scalars.ts'

/** Why somebody can or cannot watch a game, rule by rule. */
export const accessReport = z.object({
  event: z.object({ id, name: z.string(), type: z.enum(passKinds) }),
  /** Null: nobody is logged in. */
  user: z.object({ id, email: z.string() }).nullable(),
  can_watch: z.boolean(),
  /** Those that count for this game. Null: it cannot be said, as the region of somebody who is not here. */
  rules: z.array(z.object({ rule: z.enum(accessRules), is_met: z.boolean().nullable() })),
  players: z.object({ open: z.int(), max: z.int() }),
  /** False: the payment provider did not answer, so orders are as last known. */
  is_settled: z.boolean(),
  /** What operators gave, as far as it helps to understand. */
  grants: z.array(
    z.object({
      id,
      name: z.string(),
      ends_at: utcDateTime,
      /** Null: it opens the game. */
      gap: z.enum(orderGaps).nullable(),
    }),
  ),
  orders: z.array(
    z.object({
      id,
      name: z.string(),
      status: z.enum(orderStatuses),
      activity_status: z.enum(activityStatuses),
      /** In the provider's words. */
      payment_state: z.string().nullable(),
      expires_at: utcDateTime.nullable(),
      /** Null: it opens the game. */
      gap: z.enum(orderGaps).nullable(),
    }),
  ),
})
export type AccessReport = z.infer<typeof accessReport>
