import type { Tx } from '../../db/connection.ts'
import { refreshSearchWords } from '../event-search/index.ts'
import { recordEventChanges } from './event-change-store.ts'
import {
  insertPlannedEvents,
  type NewPlannedEvent,
  type PlannedEvent,
  replacePlannedTeams,
  updatePlannedEvents,
} from './planned-event-store.ts'

export interface PlannedWrite {
  fresh: readonly NewPlannedEvent[]
  known: readonly PlannedEvent[]
  /** Changed or gone by other means in the same transaction. */
  others?: readonly number[]
}

/** The last step of its transaction: writes all, updates searches, notifies open pages. Returns changed ids. */
export async function writePlannedEvents(
  tx: Tx,
  channelId: number,
  { fresh, known, others = [] }: PlannedWrite,
  now: Date,
): Promise<number[]> {
  const changed = [
    ...new Set([
      ...(await insertPlannedEvents(tx, channelId, fresh, now)),
      ...(await updatePlannedEvents(tx, channelId, known, now)),
      ...(await replacePlannedTeams(tx, channelId, [...fresh, ...known])),
    ]),
  ]
  if (changed.length > 0) await refreshSearchWords(tx, channelId, changed)
  await recordEventChanges(tx, channelId, [...new Set([...changed, ...others])], now)
  return changed
}
