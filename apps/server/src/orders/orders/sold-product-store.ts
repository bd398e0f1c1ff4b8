import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/connection.ts'
import { isForSale } from '../../db/retired.ts'
import { eventCategories, packages, participants, subscriptions } from '../../db/tables.ts'

export async function findSoldPackage(tx: Tx, channelId: number, id: number) {
  const [row] = await tx
    .select({
      type: packages.type,
      is_team_pass: packages.is_team_pass,
      event_categories: packages.event_category_ids,
      capabilities: packages.capabilities,
    })
    .from(packages)
    .where(isForSale(packages, channelId, id))
  return row
}

export async function findSoldSubscription(tx: Tx, channelId: number, id: number) {
  const [row] = await tx
    .select({ capabilities: subscriptions.capabilities })
    .from(subscriptions)
    .where(isForSale(subscriptions, channelId, id))
  return row
}

export async function isSoldTeam(tx: Tx, channelId: number, id: number): Promise<boolean> {
  const rows = await tx
    .select({ id: participants.id })
    .from(participants)
    .where(isForSale(participants, channelId, id))
  return rows.length > 0
}

/** Retired ones too: buyers of the sport above them still get their games. */
export function listSports(tx: Tx, channelId: number) {
  return tx
    .select({ id: eventCategories.id, parent_id: eventCategories.parent_id })
    .from(eventCategories)
    .where(eq(eventCategories.channel_id, channelId))
}
