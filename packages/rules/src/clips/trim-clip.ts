export interface ClipRange {
  startSeconds: number
  endSeconds: number
}

export interface TrimLimits {
  /** The available part of the game. */
  game: ClipRange
  maxSeconds: number
}

export type ClipHandle = 'start' | 'end'

/** Shorter is nothing to look at. */
const minSeconds = 1
/** So much of the game is in sight on both sides of a clip. */
const aroundSeconds = 15

/** A handle goes where it is drawn to, as far as the game and the limit let it; the other one stays. */
export function trimClip(
  range: ClipRange,
  handle: ClipHandle,
  toSeconds: number,
  { game, maxSeconds }: TrimLimits,
): ClipRange {
  const { startSeconds, endSeconds } = range
  if (handle === 'start') {
    const first = Math.max(game.startSeconds, endSeconds - maxSeconds)
    return { ...range, startSeconds: roundMs(clamp(toSeconds, first, endSeconds - minSeconds)) }
  }
  const last = Math.min(game.endSeconds, startSeconds + maxSeconds)
  return { ...range, endSeconds: roundMs(clamp(toSeconds, startSeconds + minSeconds, last)) }
}

/** The whole clip begins elsewhere; it stays as long as it is, and within the game. */
export function moveClip(
  { startSeconds, endSeconds }: ClipRange,
  toSeconds: number,
  game: ClipRange,
): ClipRange {
  const length = Math.min(endSeconds - startSeconds, game.endSeconds - game.startSeconds)
  const start = roundMs(clamp(toSeconds, game.startSeconds, game.endSeconds - length))
  return { startSeconds: start, endSeconds: roundMs(start + length) }
}

/** The stretch of the game under the handles; in a running game the end of a clip may be still to come. */
export function zoomOn({ startSeconds, endSeconds }: ClipRange, game: ClipRange): ClipRange {
  return {
    startSeconds: Math.min(startSeconds, Math.max(game.startSeconds, startSeconds - aroundSeconds)),
    endSeconds: Math.max(endSeconds, Math.min(game.endSeconds, endSeconds + aroundSeconds)),
  }
}

/** Nothing moves under a handle as long as there is something to move it over. */
export function zoomAgain(zoom: ClipRange, range: ClipRange, game: ClipRange): ClipRange {
  const hasRoom = (zoomEnd: number, gameEnd: number, end: number) =>
    zoomEnd === gameEnd || Math.abs(zoomEnd - end) >= aroundSeconds / 5
  return hasRoom(zoom.startSeconds, game.startSeconds, range.startSeconds) &&
    hasRoom(zoom.endSeconds, game.endSeconds, range.endSeconds)
    ? zoom
    : zoomOn(range, game)
}

/** Where a range lies already beyond its bounds, the first one counts. */
const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))
const roundMs = (seconds: number) => Math.round(seconds * 1000) / 1000
