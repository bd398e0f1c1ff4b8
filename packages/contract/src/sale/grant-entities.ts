import { z } from 'zod'
import { grantLinkStates, grantTypes } from '../constants.ts'
import { id, utcDateTime } from '../scalars.ts'

/** Access that an operator gave, as its holder sees it. */
export const grant = z.object({
  id,
  type: z.enum(grantTypes),
  /** What was given. */
  name: z.string(),
  /** The game, where one game was given. */
  event_id: id.nullable(),
  package_id: id.nullable(),
  subscription_id: id.nullable(),
  participant_id: id.nullable(),
  created_at: utcDateTime,
  ends_at: utcDateTime,
})
export type Grant = z.infer<typeof grant>

export const studioGrant = grant.extend({
  user: z.object({ id, email: z.string(), first_name: z.string(), last_name: z.string() }),
  /** Why it was given; the recipient does not see it. */
  note: z.string(),
  /** Empty: it was given on the machine itself. */
  operator_email: z.string(),
  is_over: z.boolean(),
})
export type StudioGrant = z.infer<typeof studioGrant>

/** A gift to somebody without an account, by a link in a mail. */
export const studioGrantLink = z.object({
  id,
  /** Null: the account that it was opened in is deleted. */
  email: z.string().nullable(),
  name: z.string(),
  note: z.string(),
  operator_email: z.string(),
  state: z.enum(grantLinkStates),
  sent_at: utcDateTime,
  opened_at: utcDateTime.nullable(),
  ends_at: utcDateTime,
})
export type StudioGrantLink = z.infer<typeof studioGrantLink>
