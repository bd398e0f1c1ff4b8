import { and, eq, lt, max, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
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

export async function findLastEventAt(db: Db, channelId: number): Promise<Date | null> {
  const [row] = await db
    .select({ at: max(paymentEvents.received_at) })
    .from(paymentEvents)
    .where(eq(paymentEvents.channel_id, channelId))
  return row?.at ?? null
}

export async function deleteEventsBefore(db: Db, at: Date): Promise<void> {
  await db.delete(paymentEvents).where(lt(paymentEvents.received_at, at))
}

export type EndpointRow = Omit<typeof paymentEndpoints.$inferSelect, 'channel_id'>

/** Until the transaction ends no other process registers one for the channel. */
export async function holdEndpoints(tx: Tx, channelId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('payment_endpoints'), ${channelId})`)
}

/** At all accounts that the channel has and had. */
export function listEndpoints(db: Db | Tx, channelId: number): Promise<EndpointRow[]> {
  return db.select().from(paymentEndpoints).where(eq(paymentEndpoints.channel_id, channelId))
}

export async function keepEndpoint(tx: Tx, channelId: number, row: EndpointRow): Promise<void> {
  await tx
    .insert(paymentEndpoints)
    .values({ ...row, channel_id: channelId })
    .onConflictDoUpdate({
      target: [paymentEndpoints.channel_id, paymentEndpoints.account, paymentEndpoints.url],
      set: row,
    })
}
