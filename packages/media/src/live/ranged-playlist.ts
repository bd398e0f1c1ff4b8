import type { Dating } from './dating.ts'
import { mediaPlaylist } from './media-playlist.ts'
import type { Recording } from './recording.ts'
import type { Segment } from './segment.ts'

/** A stretch of a recording, in milliseconds since its beginning. */
export interface MediaScope {
  fromMs: number
  toMs: number
}

/** A segment counts if any moment of it is in scope: players can start and stop inside one. */
export function isInScope(
  { startSeconds, durationSeconds }: Pick<Segment, 'startSeconds' | 'durationSeconds'>,
  { fromMs, toMs }: MediaScope,
): boolean {
  return startSeconds * 1000 < toMs && (startSeconds + durationSeconds) * 1000 > fromMs
}

/** Pictures are stored in another order than they are shown: the first may lie in the segment before. */
export const reorderSeconds = 0.25

/** The stretch whose segments have every picture from here to there. */
export function coverScope({
  fromSeconds,
  toSeconds,
}: {
  fromSeconds: number
  toSeconds: number
}): MediaScope {
  return {
    fromMs: Math.max(0, Math.round((fromSeconds - reorderSeconds) * 1000)),
    toMs: Math.round(toSeconds * 1000),
  }
}

/** The end of a stretch that grows with the recording. No recording is as long. */
export const openEndMs = 36 ** 6 - 1

/** The stretch as a playlist of its own: complete even while the recording goes on, or without an end of its own. */
export function rangedPlaylist(
  { segments, initWriters, isEnded }: Pick<Recording, 'segments' | 'initWriters' | 'isEnded'>,
  scope: MediaScope,
  dating: Dating = 'recorded',
): string {
  const own = segments.filter(segment => isInScope(segment, scope))
  const longest = own.reduce((most, { durationSeconds }) => Math.max(most, durationSeconds), 1)
  return mediaPlaylist(
    {
      segments: own,
      initWriters,
      recentParts: new Map(),
      current: null,
      targetSeconds: Math.ceil(longest),
      partTargetSeconds: 1,
      isEnded: isEnded || scope.toMs < openEndMs,
    },
    { isLowLatency: false, isDelta: false, dating },
  )
}
