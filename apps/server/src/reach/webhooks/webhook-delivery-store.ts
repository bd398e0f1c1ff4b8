import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { perDb } from '../../db/per-db.ts'
import { webhookDeliveries, webhookEndpoints } from '../../db/tables.ts'

const maxListed = 50

export function listDeliveryRows(db: Db, channelId: number, endpointId: number) {
  return db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.channel_id, channelId), eq(webhookDeliveries.endpoint_id, endpointId)))
    .orderBy(desc(webhookDeliveries.id))
    .limit(maxListed)
}

export async function insertDelivery(
  db: Db | Tx,
  row: typeof webhookDeliveries.$inferInsert,
): Promise<number> {
  const [made] = await db.insert(webhookDeliveries).values(row).returning({ id: webhookDeliveries.id })
  if (!made) throw new Error('A delivery was not written')
  return made.id
}

/** False: there is none, or it is being sent. */
export async function putDeliveryBack(
  db: Db | Tx,
  channelId: number,
  { endpointId, deliveryId, now }: { endpointId: number; deliveryId: number; now: Date },
): Promise<boolean> {
  const rows = await db
    .update(webhookDeliveries)
    .set({ state: 'waiting', next_try_at: now })
    .where(
      and(
        eq(webhookDeliveries.channel_id, channelId),
        eq(webhookDeliveries.endpoint_id, endpointId),
        eq(webhookDeliveries.id, deliveryId),
      ),
    )
    .returning({ id: webhookDeliveries.id })
  return rows.length > 0
}

/** What waits for an address that is turned off would be old news. */
export async function dropWaiting(db: Db | Tx, channelId: number, endpointId: number): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({ state: 'failed', problem: 'turned_off', next_try_at: null })
    .where(
      and(
        eq(webhookDeliveries.channel_id, channelId),
        eq(webhookDeliveries.endpoint_id, endpointId),
        eq(webhookDeliveries.state, 'waiting'),
      ),
    )
}

const dueEndpoints = perDb(db =>
  db
    .selectDistinct({ id: webhookDeliveries.endpoint_id })
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.state, sql`'waiting'`),
        sql`${webhookDeliveries.next_try_at} <= ${sql.placeholder('now')}`,
      ),
    )
    .limit(1_000)
    .prepare('due_webhooks'),
)

export async function listDueEndpointIds(db: Db, now: Date): Promise<number[]> {
  return (await dueEndpoints(db).execute({ now })).map(({ id }) => id)
}

/** The oldest that is due, held until `heldUntil`: of several processes one sends it. */
export async function claimDelivery(
  db: Db,
  endpointId: number,
  { now, heldUntil }: { now: Date; heldUntil: Date },
) {
  const due = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.endpoint_id, endpointId),
        eq(webhookDeliveries.state, 'waiting'),
        sql`${webhookDeliveries.next_try_at} <= ${now}`,
      ),
    )
    .orderBy(webhookDeliveries.id)
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await db
    .update(webhookDeliveries)
    .set({ tries: sql`${webhookDeliveries.tries} + 1`, next_try_at: heldUntil })
    .where(eq(webhookDeliveries.id, due))
    .returning()
  if (!claimed) return undefined
  const [endpoint] = await db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, endpointId))
  return endpoint && { delivery: claimed, endpoint }
}

/** Nothing where the address was turned off while it was sent. */
export async function writeTry(
  db: Db,
  deliveryId: number,
  outcome: Pick<
    typeof webhookDeliveries.$inferInsert,
    'state' | 'status' | 'problem' | 'answer' | 'took_ms' | 'tried_at' | 'next_try_at'
  >,
): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set(outcome)
    .where(and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.state, 'waiting')))
}

export async function deleteDeliveriesBefore(db: Db, at: Date): Promise<void> {
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.created_at, at))
}
