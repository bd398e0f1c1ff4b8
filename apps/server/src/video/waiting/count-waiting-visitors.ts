import { waitingPatienceMs } from '@grandstand/rules'
import type { Context } from '../../context/context.ts'
import { countWaitingRows } from './waiting-store.ts'

/** A player that missed two renewals is gone. */
const goneAfterRenewals = 3

/** Open players have renewed since. */
export function openSince({ now, playerTimes }: Pick<Context, 'now' | 'playerTimes'>): Date {
  return new Date(now().getTime() - goneAfterRenewals * playerTimes.renewSeconds * 1_000)
}

/** Who waits for the picture of each game; those for which nobody does are left out. */
export async function countWaitingVisitors(
  ctx: Pick<Context, 'db' | 'now' | 'playerTimes'>,
  channelId: number,
  eventIds: readonly number[],
): Promise<Map<number, number>> {
  if (eventIds.length === 0) return new Map()
  const waiting = new Date(ctx.now().getTime() - waitingPatienceMs)
  const since = { waiting, playing: openSince(ctx) }
  const rows = await countWaitingRows(ctx.db, channelId, eventIds, since)
  return new Map(rows.map(({ event_id, waiting }) => [event_id, waiting]))
}
