import type { StreamStatus } from '../catalogue/event-status.ts'

export interface HeldPictureFacts {
  stream_status: StreamStatus
  waits_for_go: boolean
  is_paused: boolean
}

/** What the cameras send is for the crew alone: until the go of a game that waits for it, and while it is paused. */
export function isPictureHeld({ stream_status, waits_for_go, is_paused }: HeldPictureFacts): boolean {
  return stream_status === 'live' ? is_paused : stream_status === 'upcoming' && waits_for_go
}
