import { z } from 'zod'
import { capabilities, favoritableTypes, formFieldTypes } from '../constants.ts'
import { id, language, utcDateTime } from '../scalars.ts'

export const user = z.object({
  id,
  email: z.email(),
  /** Empty for an account that was made out of a purchase, until the user gives one. */
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string().nullable(),
  language: language.nullable(),
  email_verified: z.boolean(),
  /** False: social logins and codes by mail lead in, and there is no current password to ask for. */
  has_password: z.boolean(),
  temporary_password: z.boolean(),
  trial_period_used: z.boolean(),
  /** Scores of games that the user has not watched are hidden. */
  hide_scores: z.boolean(),
  created_at: utcDateTime,
})
export type User = z.infer<typeof user>

const featureCount = z.object({ clips: z.int(), downloads: z.int() })

/** What the holder of the key may do; also answers for visitors without an account. */
export const userAccess = z.object({
  capabilities: z.array(z.enum(capabilities)),
  trial_period_used: z.boolean(),
  is_geo_blocked: z.boolean(),
  /** A renewal was not paid. The orders show which, and where to pay it. */
  is_past_due: z.boolean(),
  featureCount,
  featureLimit: featureCount,
})
export type UserAccess = z.infer<typeof userAccess>

export const favorite = z.object({ id, favoritable_id: id, favoritable_type: z.enum(favoritableTypes) })
export type Favorite = z.infer<typeof favorite>

const formValue = z.union([z.string().max(2_000), z.number(), z.null()])
export const formField = z.object({ name: z.string(), value: formValue })
export const customForm = z.object({
  alias: z.string(),
  name: z.string(),
  fields: z.array(
    formField.extend({ label: z.string(), type: z.enum(formFieldTypes), required: z.boolean() }),
  ),
})
export type CustomForm = z.infer<typeof customForm>
