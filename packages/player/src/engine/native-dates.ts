import type { DatedFragment } from '../core/find-moment.ts'

type Played = Pick<HTMLMediaElement, 'currentTime' | 'seekable'>

/** When the picture at second zero was filmed, as a browser with HLS of its own says; null: it does not know. */
function zeroMs(video: Played): number | null {
  if (!('getStartDate' in video) || typeof video.getStartDate !== 'function') return null
  const date: unknown = video.getStartDate()
  const ms = date instanceof Date ? date.getTime() : Number.NaN
  return Number.isFinite(ms) ? ms : null
}

/** The moment in the world that a browser's own HLS shows. */
export function nativeDateMs(video: Played): number | null {
  const startMs = zeroMs(video)
  return startMs === null ? null : startMs + video.currentTime * 1000
}

/** What it can show, as one piece: it does not tell the playlist. */
export function nativeFragments(video: Played): DatedFragment[] {
  const { seekable } = video
  const startMs = zeroMs(video)
  const last = seekable.length - 1
  if (startMs === null || last < 0) return []
  const startSeconds = seekable.start(0)
  return [
    {
      startSeconds,
      durationSeconds: seekable.end(last) - startSeconds,
      dateMs: startMs + startSeconds * 1000,
    },
  ]
}
