import { countInLine } from '@grandstand/rules'
import type { Context } from '../../context/context.ts'
import { countPlaces } from './door-store.ts'

/** Who waits in line for each game, in all processes; those for which nobody does are left out. */
export async function countAtDoor(
  { db, door }: Pick<Context, 'db' | 'door'>,
  channelId: number,
  eventIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { moved_ms, lines } = await door.read()
  const line = lines.find(({ channel_id }) => channel_id === channelId)
  if (!line || countInLine({ moved_ms, lines: [line] }) === 0) return new Map()
  const rows = await countPlaces(db, channelId, eventIds, line)
  return new Map(rows.map(({ event_id, waiting }) => [event_id, waiting]))
}
