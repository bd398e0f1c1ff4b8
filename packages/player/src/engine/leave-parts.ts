import type Hls from 'hls.js'
import { areTooSlow, countSlowParts } from '../core/judge-parts.ts'

/**
 * Where a part of a segment takes longer to come than to play, as on the long way of a slow phone network, the picture
 * would stand still after each: whole segments from then on, which take that way once.
 */
export function leaveParts(HlsClass: typeof Hls, hls: Hls): void {
  let slow = 0
  hls.on(HlsClass.Events.FRAG_LOADED, (_event, { part }) => {
    if (!part || !hls.lowLatencyMode) return
    const { start, end } = part.stats.loading
    slow = countSlowParts(slow, end - start, part.duration)
    if (areTooSlow(slow)) hls.lowLatencyMode = false
  })
}
