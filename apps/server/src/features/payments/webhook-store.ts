import { and, eq, lt } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { paymentEndpoints, paymentEvents } from '../../db/tables.ts'

export async function isEventKnown(db: Db, channelId: number, eventId: string): Promise<boolean> {
  const rows = await db
    .select({ id: paymentEvents.event_id })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.channel_id, channelId), eq(paymentEvents.event_id, eventId)))
  return rows.length > 0
}

export async function keepEvent(
  db: Db,
  channelId: number,
  event: { event_id: string; type: string; order_id: number | null; received_at: Date },
): Promise<void> {
  await db
    .insert(paymentEvents)
    .values({ ...event, channel_id: channelId })
    .onConflictDoNothing()
}

export async function deleteEventsBefore(db: Db, at: Date): Promise<void> {
  await db.delete(paymentEvents).where(lt(paymentEvents.received_at, at))
}

export type EndpointRow = Omit<typeof paymentEndpoints.$inferSelect, 'channel_id'>

export async function findEndpoint(db: Db, channelId: number): Promise<EndpointRow | undefined> {
  const [row] = await db.select().from(paymentEndpoints).where(eq(paymentEndpoints.channel_id, channelId))
  return row
}

export async function keepEndpoint(db: Db, channelId: number, row: EndpointRow): Promise<void> {
  await db
    .insert(paymentEndpoints)
    .values({ ...row, channel_id: channelId })
    .onConflictDoUpdate({ target: paymentEndpoints.channel_id, set: row })
}
