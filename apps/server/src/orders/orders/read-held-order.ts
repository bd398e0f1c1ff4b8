import { activityStatuses, capabilities, orderStatuses, productTypes } from '@grandstand/contract'
import type { HeldOrder } from '@grandstand/rules'
import { z } from 'zod'

const id = z.int()
const heldOrder = z.object({
  type: z.enum(productTypes),
  status: z.enum(orderStatuses),
  activity_status: z.enum(activityStatuses),
  expires_at: z.date().nullable(),
  package_id: id.nullable(),
  subscription_id: id.nullable(),
  event_id: id.nullable(),
  all_categories: z.boolean(),
  event_categories: z.array(id),
  newest_category_id: id,
  is_team_pass: z.boolean(),
  participant_id: id.nullable(),
  capabilities: z.array(z.enum(capabilities)),
})

export const readHeldOrder = (row: object): HeldOrder => heldOrder.parse(row)
