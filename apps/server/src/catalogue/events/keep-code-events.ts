import { chooseCancelledBy, chooseMovedStatus, chooseRemoval } from '@grandstand/rules'
import type { Tx } from '../../db/connection.ts'
import { codePrefix, deleteCodeEvents, listCodeEvents } from './code-event-store.ts'
import { setCancelled } from './event-write-store.ts'
import { type NewPlannedEvent, type PlannedEvent, reserveEventIds } from './planned-event-store.ts'
import { writePlannedEvents } from './write-planned-events.ts'

export interface WantedEvent extends Omit<PlannedEvent, 'id' | 'stream_status' | 'cancelled_by'> {
  alias: string
  is_cancelled: boolean
}

/**
 * Makes the events of the channel's files say what the files say. Scores, periods, and what was live or is over stay
 * as they are; events of anybody else are never seen.
 */
export async function keepCodeEvents(
  tx: Tx,
  channelId: number,
  wanted: readonly WantedEvent[],
  now: Date,
): Promise<void> {
  const stored = new Map((await listCodeEvents(tx, channelId)).map(event => [event.alias, event]))
  const newIds = await reserveEventIds(tx, wanted.filter(({ alias }) => !stored.has(alias)).length)
  const fresh: NewPlannedEvent[] = []
  const known: PlannedEvent[] = []
  for (const { is_cancelled, alias, ...event } of wanted) {
    const facts = stored.get(alias)
    if (facts) {
      const stream_status = chooseMovedStatus(facts, event.event_utc_ts, now)
      known.push({
        ...event,
        id: facts.id,
        stream_status,
        cancelled_by: chooseCancelledBy(facts, is_cancelled),
      })
    } else {
      const isOver = event.event_utc_ts.getTime() + event.planned_minutes * 60_000 <= now.getTime()
      const stream_status = isOver ? 'finished' : 'upcoming'
      const id = newIds[fresh.length] ?? 0
      const source_key = `${codePrefix}${alias}`
      fresh.push({ ...event, id, source_key, stream_status, cancelled_by: is_cancelled ? 'code' : null })
    }
  }
  const names = new Set(wanted.map(({ alias }) => alias))
  const gone = [...stored.values()].filter(({ alias }) => !names.has(alias))
  const removed = gone.filter(event => chooseRemoval(event, now) === 'removed').map(({ id }) => id)
  const cancelled = gone.filter(event => chooseRemoval(event, now) === 'cancelled').map(({ id }) => id)

  await deleteCodeEvents(tx, channelId, removed)
  for (const id of cancelled) await setCancelled(tx, channelId, id, 'code', now)
  await writePlannedEvents(tx, channelId, { fresh, known, others: [...cancelled, ...removed] }, now)
}
