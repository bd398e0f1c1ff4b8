import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { channelServices } from '../../db/tables.ts'
import { touchChannel } from '../channel/index.ts'

export type ServiceRow = typeof channelServices.$inferSelect

export function listServiceRows(db: Db, channelId: number): Promise<ServiceRow[]> {
  return db.select().from(channelServices).where(eq(channelServices.channel_id, channelId))
}

/** Replaces what was typed before. */
export async function keepService(tx: Tx, row: ServiceRow): Promise<void> {
  await tx
    .insert(channelServices)
    .values(row)
    .onConflictDoUpdate({ target: [channelServices.channel_id, channelServices.service], set: row })
  await touchChannel(tx, row.channel_id)
}

/** False: there was none. */
export async function deleteService(tx: Tx, channelId: number, service: string): Promise<boolean> {
  const gone = await tx
    .delete(channelServices)
    .where(and(eq(channelServices.channel_id, channelId), eq(channelServices.service, service)))
    .returning()
  await touchChannel(tx, channelId)
  return gone.length > 0
}
