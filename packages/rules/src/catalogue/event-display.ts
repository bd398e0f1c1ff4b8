import type { Event } from '@grandstand/contract'

interface Met<Team> {
  participants: readonly Team[]
  home_team_id: number | null
}

/** Two participants play away @ home; any other number has no sides. */
export function eventSides<Team extends { id: number }>(event: Met<Team>): { away: Team; home: Team } | null {
  const [first, second, third] = event.participants
  if (!first || !second || third) return null
  return first.id === event.home_team_id ? { away: second, home: first } : { away: first, home: second }
}

/** Away first. */
export function sidesInOrder<Team extends { id: number }>(event: Met<Team>): readonly Team[] {
  const sides = eventSides(event)
  return sides ? [sides.away, sides.home] : event.participants
}

/** Live, and nobody can see it: no encoder sends, and no other site shows it. */
export function lacksPicture(event: Pick<Event, 'stream_status' | 'media'>): boolean {
  return (
    event.stream_status === 'live' && !event.media.some(({ type }) => type === 'live' || type === 'embedded')
  )
}

export function eventTitle<Team extends { id: number; name: string }>(
  event: Met<Team> & { name: string },
): string {
  return titleBy(event, team => team.name)
}

/** As short as possible, for places where the sport is beside it. */
export function eventCardTitle<Team extends { id: number; card_name: string }>(
  event: Met<Team> & { name: string },
): string {
  return titleBy(event, team => team.card_name)
}

function titleBy<Team extends { id: number }>(
  event: Met<Team> & { name: string },
  nameOf: (team: Team) => string,
): string {
  const sides = eventSides(event)
  return sides ? `${nameOf(sides.away)} @ ${nameOf(sides.home)}` : event.name
}

/** What the viewer sees about the price. */
export type EventOffer =
  | { kind: 'cancelled' }
  | { kind: 'free' }
  /** Free for anyone with an account. */
  | { kind: 'register' }
  | { kind: 'included' }
  /** Not sold by itself. */
  | { kind: 'pass' }
  | { kind: 'price'; price: number; currency: Event['currency'] }

type Priced = Pick<Event, 'is_cancelled' | 'type' | 'has_access' | 'base_price' | 'service_fee' | 'currency'>

export function eventOffer(event: Priced): EventOffer {
  if (event.is_cancelled) return { kind: 'cancelled' }
  if (event.type === 'free' || event.type === 'register') {
    return { kind: event.type === 'free' || event.has_access ? 'free' : 'register' }
  }
  if (event.has_access) return { kind: 'included' }
  const price = event.base_price + event.service_fee
  return price === 0 ? { kind: 'pass' } : { kind: 'price', price, currency: event.currency }
}

/** True where the two zones show another time of day at that moment. */
export function zonesDiffer(timeMs: number, zone: string, other: string): boolean {
  return zone !== other && clockIn(timeMs, zone) !== clockIn(timeMs, other)
}

function clockIn(timeMs: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(timeMs)
}
