import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../db/connection.ts'
import { events } from '../../db/tables.ts'

export async function findMailedGame(tx: Tx, channelId: number, eventId: number) {
  const [row] = await tx
    .select({ id: events.id, name: events.name })
    .from(events)
    .where(and(eq(events.channel_id, channelId), eq(events.id, eventId)))
  return row
}
