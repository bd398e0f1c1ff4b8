import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../db/connection.ts'
import { eventCategories, eventLocations, participants } from '../../db/tables.ts'
import { CallError } from '../../runtime/call-error.ts'

/** The alias of a sport that is still played. */
export async function findSport(tx: Tx, channelId: number, id: number): Promise<string> {
  const [row] = await tx
    .select({ alias: eventCategories.alias, retired_at: eventCategories.retired_at })
    .from(eventCategories)
    .where(and(eq(eventCategories.channel_id, channelId), eq(eventCategories.id, id)))
  if (!row || row.retired_at !== null)
    throw new CallError('invalid_request', { fields: { sport_id: 'unknown' } })
  return row.alias
}

/** What a venue or a team became. */
export async function findMade(
  tx: Tx,
  channelId: number,
  kind: 'venue' | 'team',
  alias: string,
): Promise<number> {
  const table = kind === 'venue' ? eventLocations : participants
  const [row] = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.channel_id, channelId), eq(table.alias, alias)))
  if (!row) throw new CallError('conflict')
  return row.id
}
