import { z } from 'zod'
import { activityStatuses, orderStatuses, productTypes } from '../constants.ts'
import { currency, id, minorUnits, utcDateTime } from '../scalars.ts'

export const order = z.object({
  id,
  type: z.enum(productTypes),
  status: z.enum(orderStatuses),
  activity_status: z.enum(activityStatuses),
  product: z.object({
    id,
    name: z.string(),
    event_category_id: id.nullable(),
    participant_id: id.nullable(),
  }),
  base_price: minorUnits,
  service_fee: minorUnits,
  discount: minorUnits,
  tax: minorUnits,
  total: minorUnits,
  currency,
  created_at: utcDateTime,
  expires_at: utcDateTime.nullable(),
  auto_renewal: z.enum(['active', 'cancelled']).nullable(),
})
export type Order = z.infer<typeof order>

export const card = z.object({
  id: z.string(),
  brand: z.string(),
  last4: z.string(),
  exp_month: z.int(),
  exp_year: z.int(),
})
export type Card = z.infer<typeof card>
