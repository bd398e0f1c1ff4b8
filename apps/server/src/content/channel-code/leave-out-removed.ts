import { listRemovedAliases, listStudioAliases } from '../../catalogue/events/index.ts'
import type { Tx } from '../../db/connection.ts'
import type { Difference } from './diff-channels.ts'
import type { EventEntry } from './files/channel-document.ts'

export interface LeftOut {
  /** What is left for the files to say. */
  events: EventEntry[] | undefined
  /** What is ignored. */
  kept: Difference[]
}

/**
 * The files do not bring back a game that a person removed. They also do not add a game that an operator made; the files
 * of an export contain it.
 */
export async function leaveOutRemoved(
  tx: Tx,
  channelId: number,
  events: EventEntry[] | undefined,
  stored: readonly { alias: string }[],
): Promise<LeftOut> {
  if (!events) return { events, kept: [] }
  const removed = await listRemovedAliases(tx, channelId)
  const made = await listStudioAliases(tx, channelId)
  const ofFiles = new Set(stored.map(({ alias }) => alias))
  const isMade = ({ alias }: EventEntry) => made.has(alias) && !ofFiles.has(alias)
  return {
    events: events.filter(game => !removed.has(game.alias) && !isMade(game)),
    kept: events
      .filter(({ alias }) => removed.has(alias))
      .map(({ alias }) => ({ path: `events[${alias}]`, kind: 'stays_away' as const })),
  }
}
