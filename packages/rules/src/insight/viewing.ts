/** How often a player that shows a picture tells that it is there, and how that goes. */
export const heartbeatMs = 30_000
/** A viewer who is silent for this long has gone: a browser wakes a hidden page at least once a minute. */
export const heartbeatPatienceMs = 90_000

/** What happens once, or a few times, in a viewing. */
export const videoEventNames = ['attempt', 'preroll', 'play', 'quartile', 'failure', 'end'] as const
export type VideoEventName = (typeof videoEventNames)[number]

/** Of a preroll: its first picture moved; it played to its end; its viewer pressed Skip. What is neither broke off. */
export const prerollSteps = ['started', 'whole', 'skipped'] as const
export type PrerollStep = (typeof prerollSteps)[number]

export const quartiles = [25, 50, 75, 100] as const
export type Quartile = (typeof quartiles)[number]

/** What a viewer was refused for, rather than failed by. */
export const businessReasons = ['no_access', 'region', 'too_many_players', 'ended'] as const
export type BusinessReason = (typeof businessReasons)[number]

/**
 * One attempt to watch, from the press to the end, read from the rows with its `view_id`. `video_events` hold its beginning
 * and end, by their `name`. `video_viewings` hold all that lasts: they start with the first picture, and each covers
 * a stretch of one size, seen or hidden.
 */
export interface Viewing {
  /** `play`, `startup_ms`: from the wish to the first picture that moved, without the preroll. Null: none came. */
  startupMs: number | null
  /** `play`, `preroll_ms`: from the preroll's beginning, its own loading included, to its end. */
  prerollMs: number
  /** `failure`, `code`, the last one. Null: nothing failed. */
  failure: string | null
  /** `end`, or nothing for {@link heartbeatPatienceMs}. */
  isOver: boolean
  /** `quartile`, `percent`, the highest: how much of a replay was reached. Null: not a quarter, or it was live. */
  quartile: Quartile | null
  stretches: readonly Stretch[]
}

/** A row of `video_viewings`. */
export interface Stretch {
  playingMs: number
  stalledMs: number
  stalls: number
  /** Null: a replay. */
  delayMs: number | null
  /** Of the picture; null: not known. */
  height: number | null
  isHidden: boolean
}

/** From 100, at once, to 50 after eight seconds, and ever more slowly to nothing. */
export function startupScore(startupMs: number): number {
  return (100 * 8) / (8 + startupMs / 1000)
}

/** What a playback is refused with, and why. */
export const businessCodes: ReadonlyMap<string, BusinessReason> = new Map([
  ['unauthenticated', 'no_access'],
  ['forbidden', 'no_access'],
  ['purchase_needed', 'no_access'],
  ['geo_blocked', 'region'],
  ['playback_replaced', 'too_many_players'],
  ['in_line', 'too_many_players'],
  ['nothing_to_play', 'ended'],
  ['event_cancelled', 'ended'],
])

/** Why the channel let nobody watch; null: something broke, which is for engineers to mend. */
export function businessReason(code: string): BusinessReason | null {
  return businessCodes.get(code) ?? null
}

/** Which part of a replay has been reached; its end is for the player to tell, since the last seconds may never be shown. */
export function reachedQuartile(positionSeconds: number, durationSeconds: number): Quartile | null {
  const percent = durationSeconds > 0 ? (positionSeconds / durationSeconds) * 100 : 0
  return quartiles.findLast(quartile => quartile < 100 && percent >= quartile) ?? null
}

/** Whether a viewer is there at a time, by the viewing's newest row: a picture was seen, and no end was reported. */
export function isWatching(newest: { atMs: number; isLast: boolean }, nowMs: number): boolean {
  return !newest.isLast && nowMs - newest.atMs < heartbeatPatienceMs
}
