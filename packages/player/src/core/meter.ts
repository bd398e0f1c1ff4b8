import type { PlayerEvent, Problem } from './player-state.ts'

/** What a player has done so far; only what its viewer wanted to move counts as stalled. */
export interface Meter {
  /** `busy`: it waits for what a jump, the end of a pause or another camera asked for. */
  doing: 'starting' | 'playing' | 'stalled' | 'busy' | 'paused' | 'over'
  /** All is counted up to here. */
  atMs: number
  isLive: boolean
  positionSeconds: number
  seekable: { startSeconds: number; endSeconds: number }
  /** When the picture moved for the first time; null: not yet. */
  firstFrameAtMs: number | null
  playingMs: number
  stalledMs: number
  stalls: number
  hasEnded: boolean
  /** What ended it before its time. */
  problem: Problem | null
}

export const newMeter: Meter = {
  doing: 'starting',
  atMs: 0,
  isLive: false,
  positionSeconds: 0,
  seekable: { startSeconds: 0, endSeconds: 0 },
  firstFrameAtMs: null,
  playingMs: 0,
  stalledMs: 0,
  stalls: 0,
  hasEnded: false,
  problem: null,
}

/** After so long without a call, the whole machine was asleep. */
const asleepMs = 90_000

export function moveMeter(before: Meter, event: PlayerEvent, nowMs: number): Meter {
  const meter = countUntil(before, nowMs)
  const hasPlayed = meter.firstFrameAtMs !== null
  switch (event.type) {
    case 'open':
      return { ...meter, doing: hasPlayed ? 'busy' : 'starting', isLive: event.isLive, problem: null }
    case 'want_play':
      if (meter.doing !== 'paused' && meter.doing !== 'over') return meter
      return { ...meter, doing: hasPlayed ? 'busy' : 'starting' }
    case 'playing':
      return { ...meter, doing: 'playing', hasEnded: false }
    case 'time':
      return withFirstFrame(meter, event, nowMs - before.atMs)
    case 'waiting':
      if (meter.doing !== 'playing') return meter
      if (!hasPlayed) return { ...meter, doing: 'starting' }
      if (event.stalledAtMs === null) return { ...meter, doing: 'busy' }
      return { ...meter, doing: 'stalled', stalls: meter.stalls + 1 }
    case 'paused':
      return meter.doing === 'over' ? meter : { ...meter, doing: 'paused' }
    case 'ended':
      return { ...meter, doing: 'over', hasEnded: true }
    case 'failed':
      return { ...meter, doing: 'over', problem: event.problem }
    default:
      return meter
  }
}

export function countUntil(meter: Meter, nowMs: number): Meter {
  const passedMs = nowMs - meter.atMs
  const countedMs = passedMs < asleepMs ? passedMs : 0
  return {
    ...meter,
    atMs: nowMs,
    playingMs: meter.playingMs + (meter.doing === 'playing' ? countedMs : 0),
    stalledMs: meter.stalledMs + (meter.doing === 'stalled' ? countedMs : 0),
  }
}

type Time = Extract<PlayerEvent, { type: 'time' }>

/** Browsers tell the time a few times a second: how far the picture has come tells when it set out. */
function withFirstFrame(
  meter: Meter,
  { positionSeconds, startSeconds, endSeconds }: Time,
  sinceMs: number,
): Meter {
  const movedMs = (positionSeconds - meter.positionSeconds) * 1000
  const isFirst = meter.firstFrameAtMs === null && meter.doing === 'playing' && movedMs > 0
  return {
    ...meter,
    positionSeconds,
    seekable: { startSeconds, endSeconds },
    firstFrameAtMs: isFirst ? meter.atMs - Math.min(movedMs, sinceMs) : meter.firstFrameAtMs,
  }
}
