import type { PlayerEvent, PlayerState } from './player-state.ts'

/** What a television does with what it was sent. */
export interface Remote {
  seconds: number
  /** The end of what it can reach of a live game, on its own clock; null where it does not say. */
  liveEdgeSeconds: number | null
  isPaused: boolean
  isMuted: boolean
  volume: number
}

type Reach = Pick<PlayerState, 'isLive' | 'seekable'>

/** Where the television is, as this player counts. A live game has one edge in both, whatever either counts from. */
export function positionOfRemote({ isLive, seekable }: Reach, remote: Remote): number {
  if (!isLive) return remote.seconds
  if (remote.liveEdgeSeconds === null) return seekable.endSeconds
  return seekable.endSeconds - (remote.liveEdgeSeconds - remote.seconds)
}

/** What a television does, as if it happened here: counting this player also counts viewers there. */
export function eventsOfRemote(reach: Reach, remote: Remote): PlayerEvent[] {
  const positionSeconds = positionOfRemote(reach, remote)
  return [
    { type: 'time', ...reach.seekable, positionSeconds, bufferedSeconds: positionSeconds },
    { type: remote.isPaused ? 'paused' : 'playing' },
  ]
}

/** Where the television must go for a position of this player; null: nobody knows. */
export function remoteSeconds({ isLive, seekable }: Reach, remote: Remote, seconds: number): number | null {
  const wanted = Math.min(Math.max(seconds, seekable.startSeconds), seekable.endSeconds)
  if (!isLive) return wanted
  return remote.liveEdgeSeconds === null ? null : remote.liveEdgeSeconds - (seekable.endSeconds - wanted)
}
