import type { PlayerEvent } from './player-state.ts'

/** A stretch of a stream that is shown as if it were the whole. */
export interface Part {
  startSeconds: number
  endSeconds: number
}

/** Players count in frames; so near to the end is there. */
const frameSeconds = 1 / 25

/** What can be reached ends where the part does; what is not there yet cannot be reached at all. */
export function withinPart(event: PlayerEvent, part: Part | undefined): PlayerEvent {
  if (event.type !== 'time' || !part) return event
  const { startSeconds } = part
  const endSeconds = Math.max(startSeconds, Math.min(event.endSeconds, part.endSeconds))
  const positionSeconds = Math.max(startSeconds, Math.min(event.positionSeconds, part.endSeconds))
  return { ...event, positionSeconds, startSeconds, endSeconds }
}

export function isAtEnd(seconds: number, part: Part | undefined): boolean {
  return part !== undefined && seconds >= part.endSeconds - frameSeconds
}
