import type Hls from 'hls.js'
import { canBegin } from '../core/can-begin.ts'
import { readRanges } from './read-ranges.ts'

/** Browsers round what they are told, and hls.js goes there again from the least before it. */
const roundingSeconds = 0.001

/**
 * hls.js goes to where the picture begins once it has every part of that segment that there is, and near the live edge
 * new ones come while it loads. The first is enough for a picture.
 */
export function beginEarly(HlsClass: typeof Hls, hls: Hls, video: HTMLVideoElement): void {
  hls.on(HlsClass.Events.BUFFER_APPENDED, () => {
    if (hls.hasEnoughToStart || video.seeking || hls.config.startOnSegmentBoundary) return
    const { buffered, currentTime } = video
    if (canBegin(hls.startPosition, currentTime, readRanges(buffered)))
      video.currentTime = hls.startPosition + roundingSeconds
  })
}
