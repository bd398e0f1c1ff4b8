import { z } from 'zod'
import { id, utcDateTime } from '../scalars.ts'

/** A mail to all who bought a game. */
export const buyerMail = z.object({
  id,
  subject: z.string(),
  text: z.string(),
  /** It also went to those whose pass covers the game. */
  with_pass_holders: z.boolean(),
  /** How many it goes to, or went to. */
  people: z.int(),
  /** The name of the operator. */
  by: z.string(),
  at: utcDateTime,
  /** Each has theirs on the way. */
  is_sent: z.boolean(),
})
export type BuyerMail = z.infer<typeof buyerMail>
