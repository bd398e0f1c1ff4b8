import type { ProviderPlan } from '../../adapters/payments/payment-account.ts'
import type { Db } from '../../db/connection.ts'
import type { StoredOrder } from '../../orders/orders/index.ts'
import { findPlanRow } from './pay-store.ts'

/** Another plan that was chosen in the portal is the order's from now on, with what it lets its holder do. */
export async function followPlan(
  db: Db,
  channelId: number,
  order: StoredOrder,
  { subscriptionId }: Pick<ProviderPlan, 'subscriptionId'>,
) {
  if (subscriptionId === null || subscriptionId === order.subscription_id) return {}
  const row = await findPlanRow(db, channelId, subscriptionId)
  if (!row) return {}
  const { name, capabilities, base_price, service_fee } = row
  return { subscription_id: subscriptionId, product_name: name, capabilities, base_price, service_fee }
}
