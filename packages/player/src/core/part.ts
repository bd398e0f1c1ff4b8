import type { PlayerEvent } from './player-state.ts'

/** A stretch of a stream that is shown as if it were the whole. */
export interface Part {
  startSeconds: number
  endSeconds: number
}

/** Players count in frames; so near to the end is there. */
const frameSeconds = 1 / 25

/** What can be reached ends where the part does. */
export function withinPart(event: PlayerEvent, part: Part | undefined): PlayerEvent {
  if (event.type !== 'time' || !part) return event
  return {
    ...event,
    startSeconds: Math.max(event.startSeconds, part.startSeconds),
    endSeconds: Math.min(event.endSeconds, part.endSeconds),
  }
}

export function isAtEnd(seconds: number, part: Part | undefined): boolean {
  return part !== undefined && seconds >= part.endSeconds - frameSeconds
}
