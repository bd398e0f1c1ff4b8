import { z } from 'zod'
import { currency, id, minorUnits, utcDateTime } from '../scalars.ts'

/** What an operator sets of a promo code. */
export const couponTerms = z.strictObject({
  /** One of the two. */
  percent: z.int().min(1).max(100).nullable(),
  amount: minorUnits.min(1).nullable(),
  /** Both empty: of every product. */
  package_ids: z.array(id).max(100),
  subscription_ids: z.array(id).max(100),
  valid_from: utcDateTime.nullable(),
  valid_until: utcDateTime.nullable(),
  max_uses: z.int().min(1).max(1_000_000_000).nullable(),
  max_uses_per_user: z.int().min(1).max(1_000_000_000).nullable(),
})

/** A promo code as the Studio shows it. */
export const studioCoupon = z.object({
  id,
  code: z.string(),
  ...couponTerms.shape,
  currency,
  /** By orders that are paid or being paid. */
  uses: z.int(),
  is_over: z.boolean(),
  /** It comes from the channel's files; changing or ending it here makes it the operators' own. */
  is_of_files: z.boolean(),
})
export type StudioCoupon = z.infer<typeof studioCoupon>
