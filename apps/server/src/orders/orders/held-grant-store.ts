import { sql } from 'drizzle-orm'
import { grants } from '../../db/tables.ts'

/**
 * A grant with the columns of an order: its holder counts as a buyer, and all games of a team are a pass without a
 * product.
 */
export const heldGrant = {
  user_id: sql<number | null>`${grants.user_id}`,
  type: sql<string>`case ${grants.type} when 'team' then 'package' else ${grants.type} end`,
  status: sql<string>`'paid'`,
  activity_status: sql<string>`'active'`,
  expires_at: sql<Date | null>`${grants.ends_at}`,
  event_id: grants.event_id,
  package_id: grants.package_id,
  subscription_id: grants.subscription_id,
  all_categories: grants.all_categories,
  event_categories: grants.event_category_ids,
  newest_category_id: grants.newest_category_id,
  is_team_pass: grants.is_team_pass,
  participant_id: grants.participant_id,
  capabilities: grants.capabilities,
  created_at: grants.created_at,
}
