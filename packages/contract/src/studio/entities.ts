import { z } from 'zod'
import { socialProviders } from '../constants.ts'
import { id, language, utcDateTime } from '../scalars.ts'
import { auditActions } from './constants.ts'

export const studioChannel = z.object({ channel_key: z.string(), name: z.string() })
export type StudioChannel = z.infer<typeof studioChannel>

export const operator = z.object({
  id,
  email: z.string(),
  name: z.string(),
  /** The channel that this operator runs; null for an operator of the whole deployment. */
  channel: studioChannel.nullable(),
  has_totp: z.boolean(),
})
export type Operator = z.infer<typeof operator>

/** A viewer's account as a list shows it. */
export const studioUser = z.object({
  id,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email_verified: z.boolean(),
  temporary_password: z.boolean(),
  created_at: utcDateTime,
})
export type StudioUser = z.infer<typeof studioUser>

export const studioUserDetail = studioUser.extend({
  phone: z.string().nullable(),
  language: language.nullable(),
  /** False: only social logins lead in. */
  has_password: z.boolean(),
  trial_period_used: z.boolean(),
  terms_accepted_at: utcDateTime.nullable(),
  last_seen_at: utcDateTime.nullable(),
  session_count: z.int(),
  favorite_count: z.int(),
  identities: z.array(z.object({ provider: z.enum(socialProviders), created_at: utcDateTime })),
})
export type StudioUserDetail = z.infer<typeof studioUserDetail>

/** It names viewers by id alone, for it outlives them. */
export const auditEntry = z.object({
  id: z.int(),
  at: utcDateTime,
  action: z.enum(auditActions),
  /** Empty where nobody was logged in, as after a failed login with an unknown address. */
  operator_email: z.string(),
  channel_key: z.string().nullable(),
  target: z.object({ type: z.enum(['user', 'operator']), id }).nullable(),
  ip: z.string(),
})
export type AuditEntry = z.infer<typeof auditEntry>
