import { asc } from 'drizzle-orm'
import type { Tx } from '../../db/connection.ts'
import { channels } from '../../db/tables.ts'

/** The oldest; undefined in a deployment without a channel. */
export async function findFirstChannelId(tx: Tx): Promise<number | undefined> {
  const [row] = await tx.select({ id: channels.id }).from(channels).orderBy(asc(channels.id)).limit(1)
  return row?.id
}
