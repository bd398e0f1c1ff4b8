import { and, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { channelServices, channels } from '../../db/tables.ts'

export type ServiceRow = typeof channelServices.$inferSelect

export function listServiceRows(db: Db, channelId: number): Promise<ServiceRow[]> {
  return db.select().from(channelServices).where(eq(channelServices.channel_id, channelId))
}

/** In the place of what was typed before. */
export async function keepService(tx: Tx, row: ServiceRow): Promise<void> {
  await tx
    .insert(channelServices)
    .values(row)
    .onConflictDoUpdate({ target: [channelServices.channel_id, channelServices.service], set: row })
  await bump(tx, row.channel_id)
}

/** False: there was none. */
export async function deleteService(tx: Tx, channelId: number, service: string): Promise<boolean> {
  const gone = await tx
    .delete(channelServices)
    .where(and(eq(channelServices.channel_id, channelId), eq(channelServices.service, service)))
    .returning()
  await bump(tx, channelId)
  return gone.length > 0
}

/** Pages show which log-ins there are, and are made again. */
async function bump(tx: Tx, channelId: number): Promise<void> {
  await tx
    .update(channels)
    .set({ revision: sql`${channels.revision} + 1` })
    .where(eq(channels.id, channelId))
}
