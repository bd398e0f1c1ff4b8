import type { StreamStatus } from '../catalogue/event-status.ts'

/** How often a page that shows a live game without a picture tells that somebody waits there. */
export const waitingEveryMs = 30_000
/** Who has been silent for this long no longer waits. One message may be lost. */
export const waitingPatienceMs = 75_000

interface AwaitedGame {
  stream_status: StreamStatus
  is_cancelled: boolean
  is_shown_elsewhere: boolean
  cameras: readonly { state: string }[]
}

/** Nothing of a live game moves, so that whoever is on its page waits: no camera sends, or its picture is for the crew alone. */
export function isAwaited(game: AwaitedGame): boolean {
  const { stream_status, is_cancelled, is_shown_elsewhere, cameras } = game
  if (stream_status !== 'live' || is_cancelled || is_shown_elsewhere) return false
  return cameras.every(({ state }) => state !== 'live')
}
