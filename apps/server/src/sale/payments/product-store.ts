import { and, eq, gte, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { isOpen } from '../../db/is-open.ts'
import { isForSale } from '../../db/retired.ts'
import { events, packages, participants, subscriptions } from '../../db/tables.ts'

export async function findPackageForSale(db: Db, channelId: number, id: number) {
  const [row] = await db
    .select()
    .from(packages)
    .where(isForSale(packages, channelId, id))
  return row
}

export async function findSubscriptionForSale(db: Db, channelId: number, id: number) {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(isForSale(subscriptions, channelId, id))
  return row
}

export async function findEventForSale(db: Db, channelId: number, id: number, since: Date) {
  const [row] = await db
    .select({
      id: events.id,
      name: events.name,
      type: events.type,
      stream_status: events.stream_status,
      is_cancelled: sql<boolean>`${events.cancelled_by} is not null`,
      event_category_id: events.event_category_id,
      event_utc_ts: events.event_utc_ts,
      base_price: events.base_price,
      service_fee: events.service_fee,
      participant_ids: sql<number[]>`array(
        select participant_id from event_participants where event_id = ${events.id})`,
    })
    .from(events)
    .where(and(eq(events.channel_id, channelId), eq(events.id, id), isOpen, gte(events.event_utc_ts, since)))
  return row
}

export async function findTeamForSale(db: Db, channelId: number, id: number) {
  const [row] = await db
    .select({ name: participants.name })
    .from(participants)
    .where(isForSale(participants, channelId, id))
  return row
}
