import type { PlayerMeter } from '@grandstand/player'

export type Reading = ReturnType<PlayerMeter['read']>
type Counts = Pick<Reading, 'playingMs' | 'stalledMs' | 'stalls'>

/** Sent as one piece: no jump, one size, and all of it seen or all of it hidden. */
export interface Stretch {
  fromSeconds: number
  height: number | null
  isHidden: boolean
  /** What was sent before. */
  counted: Counts
  newest: Reading
}

export const nothingCounted: Counts = { playingMs: 0, stalledMs: 0, stalls: 0 }

export function beginStretch(newest: Reading, isHidden: boolean, counted: Counts = newest): Stretch {
  return { fromSeconds: newest.positionSeconds, height: newest.height, isHidden, counted, newest }
}

/** Nobody watches faster; and so much later may a browser tell where it is. */
const maxRate = 2
const lateSeconds = 1.5

export function isOtherStretch({ newest, height }: Stretch, reading: Reading): boolean {
  if (height !== null && height !== reading.height) return true
  const passedSeconds = (reading.atMs - newest.atMs) / 1000
  const movedSeconds = reading.positionSeconds - newest.positionSeconds
  return movedSeconds < -0.5 || movedSeconds > passedSeconds * maxRate + lateSeconds
}

/** A stretch as it is sent. `reading` has the totals. */
export function describeStretch(
  { fromSeconds, height, isHidden, counted, newest }: Stretch,
  reading: Reading,
) {
  const { isLive, positionSeconds, seekable } = newest
  const behindMs = Math.max(0, seekable.endSeconds - positionSeconds) * 1000
  return {
    from_seconds: round(fromSeconds),
    to_seconds: round(positionSeconds),
    playing_ms: Math.round(reading.playingMs - counted.playingMs),
    stalled_ms: Math.round(reading.stalledMs - counted.stalledMs),
    stalls: reading.stalls - counted.stalls,
    delay_ms: isLive ? Math.round(behindMs) : null,
    height: height ?? newest.height,
    is_hidden: isHidden,
  }
}

const round = (seconds: number) => Math.max(0, Math.round(seconds * 1000) / 1000)
