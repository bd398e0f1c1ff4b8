import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { webhookDeliveries, webhookEndpoints } from '../../db/tables.ts'

/** Each is another program that every event is sent to. */
export const maxWebhooks = 10

const ofChannel = (channelId: number, endpointId: number) =>
  and(eq(webhookEndpoints.channel_id, channelId), eq(webhookEndpoints.id, endpointId))

export async function listWebhookRows(db: Db, channelId: number) {
  const last = db
    .selectDistinctOn([webhookDeliveries.endpoint_id])
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.channel_id, channelId))
    .orderBy(webhookDeliveries.endpoint_id, desc(webhookDeliveries.id))
    .as('last')
  return db
    .select({
      endpoint: webhookEndpoints,
      type: last.type,
      state: last.state,
      tries: last.tries,
      status: last.status,
      sent_at: last.created_at,
    })
    .from(webhookEndpoints)
    .leftJoin(last, eq(last.endpoint_id, webhookEndpoints.id))
    .where(eq(webhookEndpoints.channel_id, channelId))
    .orderBy(desc(webhookEndpoints.id))
    .limit(maxWebhooks)
}

export function countWebhooks(db: Db | Tx, channelId: number): Promise<number> {
  return db.$count(webhookEndpoints, eq(webhookEndpoints.channel_id, channelId))
}

export async function findWebhookRow(db: Db | Tx, channelId: number, endpointId: number) {
  const rows = await db.select().from(webhookEndpoints).where(ofChannel(channelId, endpointId))
  return rows[0]
}

export async function insertWebhook(db: Db | Tx, row: typeof webhookEndpoints.$inferInsert): Promise<number> {
  const [made] = await db.insert(webhookEndpoints).values(row).returning({ id: webhookEndpoints.id })
  if (!made) throw new Error('A webhook was not written')
  return made.id
}

/** False: it is gone, or another channel's. */
export async function updateWebhook(
  db: Db | Tx,
  channelId: number,
  endpointId: number,
  change: { events: string[]; is_enabled: boolean },
): Promise<boolean> {
  const rows = await db
    .update(webhookEndpoints)
    .set(change)
    .where(ofChannel(channelId, endpointId))
    .returning({ id: webhookEndpoints.id })
  return rows.length > 0
}

/** Its deliveries go with it. */
export async function deleteWebhook(db: Db | Tx, channelId: number, endpointId: number) {
  const rows = await db.delete(webhookEndpoints).where(ofChannel(channelId, endpointId)).returning()
  return rows[0]
}

/** For all addresses of the channel that hear of it; where there is none it costs a look into an index. */
export async function insertDeliveries(
  tx: Db | Tx,
  channelId: number,
  { type, body, now }: { type: string; body: string; now: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into ${webhookDeliveries} (channel_id, endpoint_id, type, body, state, created_at, next_try_at)
    select channel_id, id, ${type}, ${body}, 'waiting', ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    from ${webhookEndpoints}
    where channel_id = ${channelId} and is_enabled and ${type} = any(events)`)
}
