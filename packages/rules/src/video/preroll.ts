import type { Event, Preroll } from '@grandstand/contract'
import type { capabilities } from '@grandstand/contract/constants'

/** How long a preroll's file may be kept by browsers and caches in between. */
export const prerollCacheMs = 3_600_000
/** How long somebody who has seen the preroll of an event is spared another one for it. */
export const prerollBlockMs = 3_600_000
/** A preroll that shows nothing new for so long is passed over: nobody waits for an ad. */
export const prerollPatienceMs = 3_000

export interface PrerollEvent {
  stream_status: Event['stream_status']
  location_id: number | null
  /** The event's sport and those above it. */
  categoryIds: readonly number[]
}

export function prerollApplies(preroll: Preroll, event: PrerollEvent): boolean {
  const { location_id, event_categories } = preroll
  if (location_id !== null && location_id !== event.location_id) return false
  if (event_categories.length > 0 && !event.categoryIds.some(id => event_categories.includes(id)))
    return false
  if (event.stream_status === 'live') return preroll.for_live
  return event.stream_status === 'finished' && preroll.for_vod
}

/**
 * One of those that apply, or none. The weight is a chance, not an order: several partners share a place, each in its
 * proportion. With an order only the first would be seen. A weight below one counts as one, so that each can be seen.
 */
export function choosePreroll(
  prerolls: readonly Preroll[],
  event: PrerollEvent,
  given: readonly (typeof capabilities)[number][],
  /** From 0 to below 1. */
  chance: number,
): Preroll | null {
  if (given.includes('no_ads')) return null
  const applying = prerolls.filter(preroll => prerollApplies(preroll, event))
  const weigh = ({ weight }: Preroll) => Math.max(weight, 1)
  let left = chance * applying.reduce((sum, preroll) => sum + weigh(preroll), 0)
  for (const preroll of applying) {
    left -= weigh(preroll)
    if (left < 0) return preroll
  }
  return null
}

/** By user and event, the moment in milliseconds until which no preroll is shown. */
export type SeenPrerolls = Readonly<Record<string, number>>

const pairOf = (userId: number | null, eventId: number) => `${userId ?? 'visitor'}:${eventId}`

export function isPrerollSeen(
  seen: SeenPrerolls,
  userId: number | null,
  eventId: number,
  nowMs: number,
): boolean {
  return (seen[pairOf(userId, eventId)] ?? 0) > nowMs
}

/** With this one, and without those that are over. */
export function rememberPreroll(
  seen: SeenPrerolls,
  userId: number | null,
  eventId: number,
  nowMs: number,
  blockMs = prerollBlockMs,
): SeenPrerolls {
  const stillOn = Object.entries(seen).filter(([, untilMs]) => untilMs > nowMs)
  return { ...Object.fromEntries(stillOn), [pairOf(userId, eventId)]: nowMs + blockMs }
}

/** Seconds until it can be skipped: zero is now, null is never. */
export function secondsToSkip(
  { skip_after_seconds }: Pick<Preroll, 'skip_after_seconds'>,
  playedSeconds: number,
): number | null {
  if (skip_after_seconds === null) return null
  return Math.max(0, Math.ceil(skip_after_seconds - playedSeconds))
}
