import type { passKinds, streamStatuses } from '@grandstand/contract/constants'

export interface SaleFacts {
  isGeoBlocked: boolean
  isPurchased: boolean
  /** Its end has passed. */
  isOver: boolean
  /** Base price and fee. Nothing is sold for nothing. */
  price: number
  /** The game, where one game is sold. */
  event: {
    type: (typeof passKinds)[number]
    stream_status: (typeof streamStatuses)[number]
    is_cancelled: boolean
    /** A live stream or a replay is there to be played. */
    hasMedia: boolean
  } | null
}

export type SaleRefusal =
  | 'geo_blocked'
  | 'already_purchased'
  | 'not_found'
  | 'event_cancelled'
  | 'nothing_to_play'

/** Nothing is sold that cannot be watched, and nothing twice. */
export function checkSale({ event, ...facts }: SaleFacts): SaleRefusal | null {
  if (facts.price === 0 || facts.isOver) return 'not_found'
  if (event && event.type !== 'paid' && event.type !== 'ppv') return 'not_found'
  if (facts.isPurchased) return 'already_purchased'
  if (event?.is_cancelled) return 'event_cancelled'
  if (facts.isGeoBlocked) return 'geo_blocked'
  if (event && !canBeSeen(event)) return 'nothing_to_play'
  return null
}

/** What is to come may be bought before its picture is there. */
function canBeSeen(event: NonNullable<SaleFacts['event']>): boolean {
  return event.stream_status === 'upcoming' || event.hasMedia
}
