import { listRemovedAliases, listStudioAliases } from '../../catalogue/events/index.ts'
import type { Tx } from '../../db/connection.ts'
import type { Difference } from './diff-channels.ts'
import type { EventEntry } from './files/channel-document.ts'

export interface LeftOut {
  /** What is left for the files to say. */
  events: EventEntry[] | undefined
  /** What they say in vain. */
  kept: Difference[]
}

/**
 * The files neither bring back a game that a person removed, nor make one anew that stands there by an operator's hand, as
 * those of an export do.
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
