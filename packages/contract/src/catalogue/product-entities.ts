import { z } from 'zod'
import { offers, packageTypes } from '../constants.ts'
import { currency, id, minorUnits } from '../scalars.ts'

/** `price` is what the buyer pays: base price and service fee, before coupon and tax. */
const priced = { price: minorUnits, base_price: minorUnits, service_fee: minorUnits, currency }

export const packageProduct = z.object({
  id,
  name: z.string(),
  description: z.string(),
  ...priced,
  type: z.enum(packageTypes),
  event_categories: z.array(id),
  is_team_pass: z.boolean(),
  weight: z.int(),
  tag: z.string().nullable(),
  /** The last day on which it opens something. */
  ends_on: z.iso.date().nullable(),
  /** How many days after it was bought it opens something. */
  valid_days: z.int().nullable(),
})
export type PackageProduct = z.infer<typeof packageProduct>

export const subscription = z.object({
  id,
  name: z.string(),
  description: z.string(),
  ...priced,
  offer: z.enum(offers),
  /** Days between renewals. */
  period: z.int(),
  /** Days; zero means no trial. */
  trial_period: z.int(),
  weight: z.int(),
})
export type Subscription = z.infer<typeof subscription>

/** No longer sold, and needed by what was sold before. */
const is_retired = z.boolean()

/** What an operator chooses from, by name. */
export const studioProducts = z.object({
  currency,
  packages: z.array(
    z.object({ id, name: z.string(), is_team_pass: z.boolean(), is_single_event: z.boolean(), is_retired }),
  ),
  subscriptions: z.array(z.object({ id, name: z.string(), is_retired })),
  teams: z.array(z.object({ id, name: z.string() })),
})
export type StudioProducts = z.infer<typeof studioProducts>
