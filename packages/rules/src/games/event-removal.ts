import type { StreamStatus } from '../catalogue/event-status.ts'

export interface RemovalFacts {
  stream_status: StreamStatus
  /** Orders, gifts and refunds keep their game, whatever became of them. */
  is_held: boolean
  /** A file is being sent or made into a video, or an encoder sends. */
  is_in_work: boolean
}

export type RemovalRefusal = 'live' | 'held' | 'in_work'

/** Whether an operator may delete an event with all that is of it; null: yes. */
export function checkEventRemoval({
  stream_status,
  is_held,
  is_in_work,
}: RemovalFacts): RemovalRefusal | null {
  if (stream_status === 'live') return 'live'
  if (is_held) return 'held'
  return is_in_work ? 'in_work' : null
}
