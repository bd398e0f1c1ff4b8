import { behindLiveSeconds, isAtLiveEdge } from './live-edge.ts'
import type { PlayerState } from './player-state.ts'

/** What a viewer sees, by code; the interface has the words. */
export type Notice =
  | { kind: 'offline' }
  /** The encoder at the venue dropped a moment ago. */
  | { kind: 'right_back' }
  | { kind: 'signal_gone' }
  /** The game ended while it was watched. */
  | { kind: 'over' }
  | { kind: 'slow' }
  /** The line allows the smallest picture alone. */
  | { kind: 'small' }
  | { kind: 'not_allowed' }
  | { kind: 'broken' }

/** What the channel knows of the picture that a player cannot see by itself. */
export interface Signal {
  /** Since when no encoder sends; null while one does. */
  lostAtMs: number | null
  /** So long an encoder that dropped is expected back. */
  reconnectMs: number
  isOver: boolean
  /** The crew shows a card for a while: nothing is broken. */
  isPaused?: boolean
}

/** So many stalls within this time are no accident. */
const repeatedStalls = 3
const stallWindowMs = 60_000
/** A single stall that lasts this long tells as much. */
const longStallMs = 8_000
/** How long it stays said after the picture moves again. */
const slowShownMs = 10_000

/** What is wrong now; null while there is nothing to say. The cause that explains the others is said first. */
export function chooseNotice(
  state: PlayerState,
  signal: Signal,
  nowMs: number,
  isOnline: boolean,
): Notice | null {
  const { phase, problem } = state
  if (phase === 'failed')
    return problem?.kind === 'not_allowed' ? { kind: 'not_allowed' } : { kind: 'broken' }
  const isStopped = phase === 'waiting' || phase === 'loading'
  // What is there already plays on; only then a browser that knows its network is gone need not try for long.
  if (problem?.kind === 'offline' || (isStopped && !isOnline)) return { kind: 'offline' }
  if (state.isLive && signal.isOver && (phase === 'ended' || (isStopped && isAtLiveEdge(state))))
    return { kind: 'over' }
  if (state.isLive && isStopped && signal.lostAtMs !== null && isAtLiveEdge(state))
    return { kind: isExpectedBack(signal, signal.lostAtMs, nowMs) ? 'right_back' : 'signal_gone' }
  if (isSlow(state, nowMs)) return { kind: 'slow' }
  return isSmall(state, nowMs) ? { kind: 'small' } : null
}

const isExpectedBack = ({ isPaused, reconnectMs }: Signal, lostAtMs: number, nowMs: number) =>
  isPaused === true || nowMs - lostAtMs < reconnectMs

/** So long after a break the way back to live is offered by itself; the bar has it always. */
const wayBackMs = 15_000

/** How many seconds a break left a live viewer behind; null: it did not, or it was shown long enough. */
export function chooseWayBack(state: PlayerState, nowMs: number): number | null {
  const { phase, fellBehindAtMs } = state
  if (phase !== 'playing' || fellBehindAtMs === null || isAtLiveEdge(state)) return null
  const behindSeconds = behindLiveSeconds(state)
  // As long as the break was, so far behind it left them: the rest is since the picture moves again.
  return nowMs - fellBehindAtMs - behindSeconds * 1000 < wayBackMs ? behindSeconds : null
}

function isSlow({ phase, problem, stalledAtMs, lineStalledAtMs }: PlayerState, nowMs: number): boolean {
  if (problem?.kind === 'slow') return true
  const isRecent = (at: number) => nowMs - at < stallWindowMs
  const ofLine = lineStalledAtMs.filter(isRecent)
  const sinceMs = (stalls: number[]) => nowMs - (stalls.findLast(isRecent) ?? Number.NEGATIVE_INFINITY)
  // A venue whose signal stays away is known as such long before.
  if (phase === 'waiting') return ofLine.length >= repeatedStalls || sinceMs(stalledAtMs) >= longStallMs
  return phase === 'playing' && ofLine.length >= repeatedStalls && sinceMs(ofLine) < slowShownMs
}

/** Every picture begins small on a line that nobody knows yet. */
const smallPatienceMs = 10_000

const isSmall = ({ phase, smallSinceMs }: PlayerState, nowMs: number) =>
  phase === 'playing' && smallSinceMs !== null && nowMs - smallSinceMs >= smallPatienceMs
