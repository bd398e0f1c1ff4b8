import { chooseRecovery, type Failure, type Recovery } from './choose-recovery.ts'
import { chooseSkip, type Piece } from './choose-skip.ts'
import type { PlayerEvent, Problem } from './player-state.ts'

/** After this long without a failure of the decoder, the next one counts as the first. */
const mediaCalmMs = 10_000

interface Position {
  seconds: number
  /** It follows what is live. */
  isAtEdge: boolean
}

/** What an engine must know to go on after a failure. */
export interface RecoveryState {
  isLive: boolean
  /** Where the picture was last shown. The element forgets it when its decoder gives up. */
  position: Position | null
  isToPlay: boolean
  /** Failures since the picture last moved. */
  attempts: number
  /** A picture may move for a moment before the decoder fails again, so these are counted by time. */
  mediaFailures: { count: number; lastAtMs: number }
}

export type RecoveryEvent =
  | PlayerEvent
  | { type: 'shown'; position: Position }
  /** What follows must be opened here. */
  | { type: 'sent'; seconds: number }
  | { type: 'failure'; kind: Failure['kind']; nowMs: number }
  /** The pieces of the playlist; null while it is not known. */
  | { type: 'skip'; segments: number; pieces: readonly Piece[] | null }

export type RecoveryEffect =
  | Exclude<Recovery, { action: 'give_up' }>
  | { action: 'give_up'; problem: Problem }
  /** Nothing is left to show. */
  | { action: 'over' }

interface Step {
  state: RecoveryState
  effect?: RecoveryEffect
}

export function beginRecovery(start: Pick<RecoveryState, 'isLive' | 'isToPlay'>): RecoveryState {
  const mediaFailures = { count: 0, lastAtMs: Number.NEGATIVE_INFINITY }
  return { ...start, position: null, attempts: 0, mediaFailures }
}

export function moveRecovery(state: RecoveryState, event: RecoveryEvent): Step {
  switch (event.type) {
    case 'want_play':
      return { state: { ...state, isToPlay: true } }
    case 'playing':
      return { state: { ...state, isToPlay: true, attempts: 0 } }
    case 'paused':
      return { state: { ...state, isToPlay: false } }
    case 'shown':
      return { state: { ...state, position: event.position } }
    case 'sent':
      return reopenAt(state, { seconds: event.seconds, isAtEdge: false })
    case 'failure':
      return fail(state, event.kind, event.nowMs)
    case 'skip':
      return skip(state, event.segments, event.pieces)
    default:
      return { state }
  }
}

const reopenAt = (state: RecoveryState, position: Position | null): Step => ({
  state: { ...state, position },
  effect: { action: 'reopen' },
})

function fail(before: RecoveryState, kind: Failure['kind'], nowMs: number): Step {
  const state = { ...before, attempts: before.attempts + 1 }
  if (kind === 'media') {
    const isNew = nowMs - before.mediaFailures.lastAtMs > mediaCalmMs
    state.mediaFailures = { count: isNew ? 1 : before.mediaFailures.count + 1, lastAtMs: nowMs }
  }
  const recovery =
    kind === 'media'
      ? chooseRecovery({ kind, hasPlayed: state.position !== null }, state.mediaFailures.count - 1)
      : chooseRecovery({ kind }, before.attempts)
  if (recovery.action !== 'give_up') return { state, effect: recovery }
  return { state, effect: { ...recovery, problem: { kind: kind === 'refused' ? 'not_allowed' : 'broken' } } }
}

/** Over so many segments of what cannot be decoded. */
function skip(state: RecoveryState, segments: number, pieces: readonly Piece[] | null): Step {
  const { position, isLive } = state
  if (!position || !pieces) return reopenAt(state, position)
  const seconds = chooseSkip(pieces, position.seconds, segments)
  if (seconds === null && !isLive) return { state, effect: { action: 'over' } }
  if (position.isAtEdge) return reopenAt(state, position)
  return reopenAt(state, { seconds: seconds ?? position.seconds, isAtEdge: seconds === null })
}
