import type Hls from 'hls.js'
import { isDropped } from '../core/is-dropped.ts'
import { readRanges } from './read-ranges.ts'

/**
 * WebKitGTK drops what lies before the last segment that it got, and reports no error. A viewer who goes back in a live
 * game is sent to the edge again, after hls.js has fetched everything between. A segment that is dropped twice in a row
 * is not reported again: no decoder takes it.
 */
export function watchDropped(
  HlsClass: typeof Hls,
  hls: Hls,
  video: HTMLVideoElement,
  onDropped: (wantedSeconds: number) => void,
): void {
  let reportedSeconds: number | null = null
  hls.on(HlsClass.Events.FRAG_BUFFERED, (_event, { frag, part }) => {
    const { start, end } = part ?? frag
    const wantedSeconds = video.currentTime
    const wasReported = start === reportedSeconds
    if (isDropped({ startSeconds: start, endSeconds: end }, wantedSeconds, readRanges(video.buffered))) {
      reportedSeconds = start
      if (!wasReported) onDropped(wantedSeconds)
    } else if (wasReported) reportedSeconds = null
  })
}
