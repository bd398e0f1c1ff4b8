import type { Event } from '@grandstand/contract'
import { reconnectMs } from '../video/ingest.ts'

export type GameOfferFacts = Pick<
  Event,
  | 'type'
  | 'stream_status'
  | 'is_cancelled'
  | 'has_access'
  | 'has_picture'
  | 'signal_lost_at'
  | 'base_price'
  | 'service_fee'
  | 'currency'
> & {
  /** Nobody may watch where the viewer is. */
  isGeoBlocked?: boolean
}

/** What opens a game for the viewer. */
export type GameAccess =
  | { kind: 'free' }
  /** Free for anyone with an account. */
  | { kind: 'register' }
  | { kind: 'owned' }
  /** Not sold by itself. */
  | { kind: 'pass' }
  | { kind: 'price'; price: number; currency: Event['currency'] }

/**
 * What a game offers right now:
 * - `upcoming`, `live`, `replay`: it can be watched, now or later, and is sold if it has a price.
 * - `no_picture`: it is live and no picture has come. `signal_lost`: the picture came and is gone.
 * - `no_replay`: it is over and nothing of it is left.
 */
export type GameOffer =
  | { state: 'cancelled' }
  | { state: 'geo_blocked' }
  | {
      state: 'upcoming' | 'live' | 'replay' | 'no_picture' | 'signal_lost' | 'no_replay'
      access: GameAccess
    }

/** The one place that decides it: what is shown, linked and sold follows. */
export function chooseGameOffer(event: GameOfferFacts, nowMs: number): GameOffer {
  if (event.is_cancelled) return { state: 'cancelled' }
  if (event.isGeoBlocked) return { state: 'geo_blocked' }
  return { state: findState(event, nowMs), access: findAccess(event) }
}

/** What the game itself costs now; null: it is not sold, or not now. */
export function findSalePrice(offer: GameOffer): Extract<GameAccess, { kind: 'price' }> | null {
  const isOpen = offer.state === 'upcoming' || offer.state === 'live' || offer.state === 'replay'
  return isOpen && offer.access.kind === 'price' ? offer.access : null
}

/** When a lost signal ends the sale, unless it is back; null: it does not. */
export function findSignalLimitMs({ stream_status, signal_lost_at }: SignalFacts): number | null {
  return stream_status !== 'live' || signal_lost_at === null ? null : signal_lost_at * 1000 + reconnectMs
}

type SignalFacts = Pick<GameOfferFacts, 'stream_status' | 'signal_lost_at'>

function findState(event: GameOfferFacts, nowMs: number) {
  const { stream_status, has_picture } = event
  if (stream_status === 'upcoming') return 'upcoming'
  if (stream_status === 'finished') return has_picture ? 'replay' : 'no_replay'
  if (!has_picture) return 'no_picture'
  const limitMs = findSignalLimitMs(event)
  return limitMs !== null && nowMs >= limitMs ? 'signal_lost' : 'live'
}

function findAccess(event: GameOfferFacts): GameAccess {
  if (event.type === 'free') return { kind: 'free' }
  if (event.type === 'register') return { kind: event.has_access ? 'free' : 'register' }
  if (event.has_access) return { kind: 'owned' }
  const price = event.base_price + event.service_fee
  return price === 0 ? { kind: 'pass' } : { kind: 'price', price, currency: event.currency }
}
