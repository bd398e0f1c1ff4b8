import type { EventsAddress } from '../../../platform/hrefs.ts'

/** Live and next games come first; of finished ones, the latest. */
export function defaultOrder(status: string): 'asc' | 'desc' {
  return status === 'finished' || status === 'all' ? 'desc' : 'asc'
}

export function orderOf({ order, status }: EventsAddress): 'asc' | 'desc' {
  return order === 'asc' || order === 'desc' ? order : defaultOrder(status)
}
