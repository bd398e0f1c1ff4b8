import type { PlayerState } from './player-state.ts'

/** Closer than this is live: the delay of the stream itself and a breath. */
const liveSeconds = 6

export function isNearLive(behindSeconds: number): boolean {
  return behindSeconds <= liveSeconds
}

export function behindLiveSeconds({ isLive, seekable, positionSeconds }: PlayerState): number {
  return isLive ? Math.max(0, seekable.endSeconds - positionSeconds) : 0
}

export function isAtLiveEdge(state: PlayerState): boolean {
  return state.isLive && isNearLive(behindLiveSeconds(state))
}

/** Where a wish leads: never before kick-off, never beyond what is there. */
export function clampSeek({ seekable }: Pick<PlayerState, 'seekable'>, wantedSeconds: number): number {
  return Math.min(Math.max(wantedSeconds, seekable.startSeconds), seekable.endSeconds)
}
