import type Hls from 'hls.js'
import { areFastEnough, areTooSlow, countFastSegments, countSlowParts } from '../core/judge-parts.ts'

/**
 * Where a part of a segment takes longer to come than to play, as on the long way of a slow phone network, the picture
 * would stand still after each: whole segments from then on, which take that way once, until parts would come in time again.
 */
export function leaveParts(HlsClass: typeof Hls, hls: Hls): void {
  let slow = 0
  let fast = 0
  let partSeconds = 0
  hls.on(HlsClass.Events.FRAG_LOADED, (_event, { frag, part }) => {
    const { start, first, end } = (part ?? frag).stats.loading
    if (part && hls.lowLatencyMode) {
      slow = countSlowParts(slow, end - start, part.duration)
      if (!areTooSlow(slow)) return
      ;[slow, fast, partSeconds] = [0, 0, part.duration]
      hls.lowLatencyMode = false
    } else if (!part && partSeconds > 0 && !hls.lowLatencyMode) {
      const segment = { waitedMs: first - start, cameMs: end - first, seconds: frag.duration }
      fast = countFastSegments(fast, segment, partSeconds)
      if (areFastEnough(fast)) hls.lowLatencyMode = true
    }
  })
}
