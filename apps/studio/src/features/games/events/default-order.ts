import type { EventsAddress } from '../../../platform/hrefs.ts'

/** What is on or next comes first; of what is over, the latest. */
export function defaultOrder(status: string): 'asc' | 'desc' {
  return status === 'finished' || status === 'all' ? 'desc' : 'asc'
}

export function orderOf({ order, status }: EventsAddress): 'asc' | 'desc' {
  return order === 'asc' || order === 'desc' ? order : defaultOrder(status)
}
