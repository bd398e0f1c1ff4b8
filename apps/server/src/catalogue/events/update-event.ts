import type { GameClock } from '@grandstand/contract'
import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { queueWebhooks } from '../../reach/webhooks/index.ts'
import { CallError } from '../../runtime/call-error.ts'
import { recordEventChanges } from './event-change-store.ts'
import {
  lockEvent,
  type NewScore,
  setLocation,
  setPeriod,
  setScores,
  setTimes,
  setType,
} from './event-write-store.ts'

export interface EventUpdate {
  times?: { event_utc_ts: Date; ends_at: Date }
  location?: { location_id: number; time_zone: string }
  period?: string | null | undefined
  /** The clock of the period: without it the clock is stopped, or there is none. */
  clock?: GameClock | null
  /** Who may watch it. */
  type?: string | undefined
  scores?: readonly NewScore[]
  /** When that happened; without it, now. */
  scoredAt?: Date
}

/** What changes in the course of an event; open pages hear of it. */
export async function updateEvent(
  ctx: Pick<Context, 'now'> & { db: Db | Tx },
  channelId: number,
  eventId: number,
  { times, location, period, clock = null, type, scores = [], scoredAt }: EventUpdate,
): Promise<void> {
  await ctx.db.transaction(async tx => {
    const row = await lockEvent(tx, channelId, eventId)
    if (!row) throw new CallError('not_found')
    const now = ctx.now()
    if (times) await setTimes(tx, channelId, eventId, { ...times, now })
    if (location) await setLocation(tx, channelId, eventId, { ...location, now })
    if (period !== undefined) await setPeriod(tx, channelId, eventId, { period, clock, now })
    if (type !== undefined) await setType(tx, channelId, eventId, type, now)
    const isScored = await setScores(tx, channelId, eventId, scores, scoredAt ?? now)
    if (isScored && !row.is_private) {
      const told = scores.map(({ participant_id, score }) => ({ participant_id, score }))
      await queueWebhooks(tx, channelId, 'game.score', { data: { event_id: eventId, scores: told }, now })
    }
    await recordEventChanges(tx, channelId, [eventId], now)
  })
}
