import { and, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { GoogleVisitor } from '../../adapters/google-analytics/index.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { googleVisitors } from '../../db/tables.ts'

const isOf = (channelId: number, orderId: number) =>
  and(eq(googleVisitors.channel_id, channelId), eq(googleVisitors.order_id, orderId))

export async function insertGoogleVisitor(
  tx: Tx,
  channelId: number,
  row: GoogleVisitor & { order_id: number; user_id: number; at: Date },
): Promise<void> {
  await tx.insert(googleVisitors).values({ channel_id: channelId, ...row })
}

export async function hasGoogleVisitor(tx: Tx, channelId: number, orderId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: googleVisitors.order_id })
    .from(googleVisitors)
    .where(isOf(channelId, orderId))
  return rows.length > 0
}

/** Marks a report before it is sent, so nobody sends it twice. Null: it was sent, or its buyer is gone. */
export async function claimReport(
  db: Db,
  channelId: number,
  orderId: number,
  name: string,
): Promise<GoogleVisitor | null> {
  const [row] = await db
    .update(googleVisitors)
    .set({ told: sql`array_append(${googleVisitors.told}, ${name})` })
    .where(and(isOf(channelId, orderId), sql`${name} <> all(${googleVisitors.told})`))
    .returning({ client_id: googleVisitors.client_id, session_id: googleVisitors.session_id })
  return row ?? null
}

/** It failed and must be sent again. */
export async function releaseReport(db: Db, channelId: number, orderId: number, name: string): Promise<void> {
  await db
    .update(googleVisitors)
    .set({ told: sql`array_remove(${googleVisitors.told}, ${name})` })
    .where(isOf(channelId, orderId))
}

/** Of all that was bought by a user, or from a browser as Google knows it. */
export async function removeGoogleVisitor(
  db: Db,
  channelId: number,
  { userId, clientId }: { userId: number | null; clientId: string | null },
): Promise<void> {
  const ofUser = userId === null ? undefined : eq(googleVisitors.user_id, userId)
  const ofBrowser = clientId === null ? undefined : eq(googleVisitors.client_id, clientId)
  const theirs = or(ofUser, ofBrowser)
  if (theirs) await db.delete(googleVisitors).where(and(eq(googleVisitors.channel_id, channelId), theirs))
}

export async function forgetGoogleVisitorsBefore(
  db: Db,
  channelIds: readonly number[],
  at: Date,
): Promise<void> {
  await db
    .delete(googleVisitors)
    .where(and(inArray(googleVisitors.channel_id, channelIds), lt(googleVisitors.at, at)))
}
