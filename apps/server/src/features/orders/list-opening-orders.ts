import { activityStatuses, capabilities, orderStatuses, productTypes } from '@grandstand/contract'
import type { HeldOrder } from '@grandstand/rules'
import { z } from 'zod'
import type { Context } from '../../context/context.ts'
import { listOpeningOrderRows } from './order-store.ts'

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

/** What a user has bought that is paid and active now. Visitors have bought nothing, which needs no question. */
export async function listOpeningOrders(
  ctx: Pick<Context, 'db' | 'now'>,
  holder: { channelId: number; userId: number | null },
): Promise<HeldOrder[]> {
  if (holder.userId === null) return []
  const rows = await listOpeningOrderRows(ctx.db, holder.channelId, holder.userId, ctx.now())
  return rows.map(row => heldOrder.parse(row))
}
