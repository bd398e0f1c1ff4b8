import type Hls from 'hls.js'
import {
  areFastEnough,
  areTooSlow,
  countFastSegments,
  countSlowParts,
  isLongWay,
} from '../core/judge-parts.ts'

/**
 * Where a part of a segment takes longer to come than to play, as on the long way of a slow phone network, the picture
 * would stand still after each: whole segments from then on, which take that way once, until parts would come in time
 * again. The first list tells of such a way before there is any part: seven of them one by one are 5 s without a picture.
 */
export function leaveParts(HlsClass: typeof Hls, hls: Hls): void {
  let slow = 0
  let fast = 0
  const leave = () => {
    ;[slow, fast] = [0, 0]
    hls.lowLatencyMode = false
  }
  hls.on(HlsClass.Events.MANIFEST_LOADED, (_event, { stats }) => {
    if (!hls.lowLatencyMode || !isLongWay(stats.loading.first - stats.loading.start)) return
    leave()
    // All of the first segment, or the picture waits for the second one when its place is at the end of that.
    hls.config.startOnSegmentBoundary = true
  })
  hls.on(HlsClass.Events.FRAG_LOADED, (_event, { frag, part }) => {
    const { start, first, end } = (part ?? frag).stats.loading
    const partSeconds = hls.latestLevelDetails?.partTarget ?? 0
    if (part && hls.lowLatencyMode) {
      slow = countSlowParts(slow, end - start, part.duration)
      if (areTooSlow(slow)) leave()
    } else if (!part && partSeconds > 0 && !hls.lowLatencyMode) {
      const segment = { waitedMs: first - start, cameMs: end - first, seconds: frag.duration }
      fast = countFastSegments(fast, segment, partSeconds)
      if (!areFastEnough(fast)) return
      hls.lowLatencyMode = true
      hls.config.startOnSegmentBoundary = false
    }
  })
}
