import { chooseCancelledBy, chooseMovedStatus, chooseRemoval } from '@grandstand/rules'
import type { Tx } from '../../db/connection.ts'
import { refreshSearchWords } from '../event-search/index.ts'
import {
  type CodeEvent,
  deleteCodeEvents,
  insertCodeEvents,
  listCodeEvents,
  replaceCodeTeams,
  updateCodeEvents,
} from './code-event-store.ts'
import { recordEventChanges } from './event-change-store.ts'
import { setCancelled } from './event-write-store.ts'

export interface WantedEvent extends Omit<CodeEvent, 'stream_status' | 'cancelled_by'> {
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
  const fresh: CodeEvent[] = []
  const known: CodeEvent[] = []
  for (const { is_cancelled, ...event } of wanted) {
    const facts = stored.get(event.alias)
    if (facts) {
      const stream_status = chooseMovedStatus(facts, event.event_utc_ts, now)
      known.push({ ...event, stream_status, cancelled_by: chooseCancelledBy(facts, is_cancelled) })
    } else {
      const isOver = event.event_utc_ts.getTime() + event.planned_minutes * 60_000 <= now.getTime()
      const stream_status = isOver ? 'finished' : 'upcoming'
      fresh.push({ ...event, stream_status, cancelled_by: is_cancelled ? 'code' : null })
    }
  }
  const names = new Set(wanted.map(({ alias }) => alias))
  const gone = [...stored.values()].filter(({ alias }) => !names.has(alias))
  const removed = gone.filter(event => chooseRemoval(event, now) === 'removed').map(({ id }) => id)
  const cancelled = gone.filter(event => chooseRemoval(event, now) === 'cancelled').map(({ id }) => id)

  await deleteCodeEvents(tx, channelId, removed)
  for (const id of cancelled) await setCancelled(tx, channelId, id, 'code', now)
  const changed = new Set([
    ...cancelled,
    ...(await insertCodeEvents(tx, channelId, fresh, now)),
    ...(await updateCodeEvents(tx, channelId, known, now)),
    ...(await replaceCodeTeams(tx, channelId, [...fresh, ...known])),
  ])
  await refreshSearchWords(tx, channelId, [...changed])
  await recordEventChanges(tx, channelId, [...changed, ...removed], now)
}
