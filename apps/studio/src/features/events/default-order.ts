import type { EventStatusFilter } from './events-queries.ts'

/** What is on or next comes first; of what is over, the latest. */
export function defaultOrder(status: EventStatusFilter): 'asc' | 'desc' {
  return status === 'finished' || status === 'all' ? 'desc' : 'asc'
}
