import type { PlaybackTarget } from './playback-target.ts'

const nameOf = (event: number) => `player-${event}`

/** The player of a game that this tab opened last. A browser may refuse to keep it. */
export function findLastPlayer(target: PlaybackTarget): string | null {
  if (!('event' in target)) return null
  try {
    return sessionStorage.getItem(nameOf(target.event))
  } catch {
    return null
  }
}

export function keepLastPlayer(target: PlaybackTarget, playbackId: string): void {
  if (!('event' in target)) return
  try {
    sessionStorage.setItem(nameOf(target.event), playbackId)
  } catch {}
}
