import type { ApiClient } from '@grandstand/api-client'
import { type OpenPlayback, openPlayback } from './open-playback.ts'
import type { PlaybackTarget } from './playback-target.ts'

/** Longer than a page takes to open; what was asked for earlier may have ended. */
const usableMs = 10_000

/** The last one that this tab asked for and nobody has taken. */
let early: { eventId: number; atMs: number; opening: Promise<OpenPlayback> } | null = null

/** Asks for the picture of a game whose page is about to open, so that the page need not. */
export function openPlaybackEarly(client: ApiClient, eventId: number): void {
  const opening = openPlayback(client, { event: eventId }, { mediaId: null, insteadOf: null })
  // The page that takes it hears of a failure.
  opening.catch(() => {})
  early = { eventId, atMs: Date.now(), opening }
}

/** Gives it once. Null: none was asked for, or it could not be opened; to ask now may bring more. */
export async function takeEarlyPlayback(target: PlaybackTarget): Promise<OpenPlayback | null> {
  const taken = early
  early = null
  if (!taken || !('event' in target) || target.event !== taken.eventId) return null
  if (Date.now() - taken.atMs > usableMs) return null
  return taken.opening.catch(() => null)
}
