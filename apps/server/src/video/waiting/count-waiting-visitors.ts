import { waitingPatienceMs } from '@grandstand/rules'
import type { Context } from '../../context/context.ts'
import { countWaitingRows } from './waiting-store.ts'

/** A player is renewed every twelve seconds; one that missed two is gone. */
export const playerPatienceMs = 36_000

/** Who waits for the picture of each game; those for which nobody does are left out. */
export async function countWaitingVisitors(
  { db, now }: Pick<Context, 'db' | 'now'>,
  channelId: number,
  eventIds: readonly number[],
): Promise<Map<number, number>> {
  if (eventIds.length === 0) return new Map()
  const ago = (ms: number) => new Date(now().getTime() - ms)
  const since = { waiting: ago(waitingPatienceMs), playing: ago(playerPatienceMs) }
  const rows = await countWaitingRows(db, channelId, eventIds, since)
  return new Map(rows.map(({ event_id, waiting }) => [event_id, waiting]))
}
