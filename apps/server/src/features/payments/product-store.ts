import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { events, packages, participants, subscriptions } from '../../db/tables.ts'

/** What is retired is not sold. */
export async function findPackageForSale(db: Db, channelId: number, id: number) {
  const [row] = await db
    .select()
    .from(packages)
    .where(and(eq(packages.channel_id, channelId), eq(packages.id, id), isNull(packages.retired_at)))
  return row
}

export async function findSubscriptionForSale(db: Db, channelId: number, id: number) {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.channel_id, channelId),
        eq(subscriptions.id, id),
        isNull(subscriptions.retired_at),
      ),
    )
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
    .where(and(eq(events.channel_id, channelId), eq(events.id, id), gte(events.event_utc_ts, since)))
  return row
}

export async function findTeamForSale(db: Db, channelId: number, id: number) {
  const [row] = await db
    .select({ name: participants.name })
    .from(participants)
    .where(
      and(eq(participants.channel_id, channelId), eq(participants.id, id), isNull(participants.retired_at)),
    )
  return row
}
