import { isAtLiveEdge } from './live-edge.ts'
import { initialState, type PlayerEvent, type PlayerState } from './player-state.ts'

/** The player's next state. A failed player stays failed until it is opened again. */
export function movePlayer(state: PlayerState, event: PlayerEvent): PlayerState {
  if (event.type === 'open') {
    const { volume, isMuted, rate } = state
    return { ...initialState, volume, isMuted, rate, isLive: event.isLive, phase: 'loading' }
  }
  if (state.phase === 'failed') return state
  switch (event.type) {
    case 'want_play':
      return state.phase === 'paused' || state.phase === 'idle' || state.phase === 'ended'
        ? { ...state, phase: 'loading' }
        : state
    case 'playing':
      // A picture that moves is the proof that nothing is wrong any more.
      return { ...state, phase: 'playing', problem: null }
    case 'paused':
      return state.phase === 'ended' ? state : { ...state, phase: 'paused', fellBehindAtMs: null }
    case 'waiting':
      if (state.phase !== 'playing') return state
      return {
        ...state,
        phase: 'waiting',
        stalledAtMs: addStall(state.stalledAtMs, event.stalledAtMs),
        lineStalledAtMs: event.isOfLine
          ? addStall(state.lineStalledAtMs, event.stalledAtMs)
          : state.lineStalledAtMs,
        fellBehindAtMs: fallBehind(state, event.stalledAtMs),
      }
    case 'line':
      return { ...state, smallSinceMs: event.isSmall ? (state.smallSinceMs ?? event.atMs) : null }
    case 'ended':
      return { ...state, phase: 'ended', problem: null }
    case 'time': {
      const { positionSeconds, startSeconds, endSeconds, bufferedSeconds } = event
      const moved = { ...state, positionSeconds, bufferedSeconds, seekable: { startSeconds, endSeconds } }
      return moved.phase === 'playing' && isAtLiveEdge(moved) ? { ...moved, fellBehindAtMs: null } : moved
    }
    case 'problem':
      return { ...state, problem: event.problem }
    case 'recovered':
      return { ...state, problem: null }
    case 'failed':
      return { ...state, phase: 'failed', problem: event.problem }
    case 'qualities':
      return { ...state, qualities: event.qualities }
    case 'quality':
      // Who chooses a size wants it.
      return { ...state, quality: event.quality, smallSinceMs: null }
    case 'volume':
      return {
        ...state,
        volume: event.volume,
        isMuted: event.isMuted,
        isSilenced: state.isSilenced && event.isMuted,
      }
    case 'silenced':
      return { ...state, isSilenced: true }
    case 'rate':
      return { ...state, rate: event.rate }
  }
}

/** A viewer who jumps chose the position. One already behind loses nothing. */
function fallBehind(state: PlayerState, stalledAtMs: number | null): number | null {
  if (stalledAtMs === null) return null
  return state.fellBehindAtMs ?? (isAtLiveEdge(state) ? stalledAtMs : null)
}

const keptStalls = 5

function addStall(stalls: number[], atMs: number | null): number[] {
  return atMs === null ? stalls : [...stalls, atMs].slice(-keptStalls)
}
