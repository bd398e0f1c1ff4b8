import type Hls from 'hls.js'
import { type LineFacts, mayBeLarger } from '../core/may-be-larger.ts'
import type { EngineOptions } from './engine.ts'

/** A part of a live picture may always be under way. */
const awaySeconds = 0.8

/** A live picture waits although there is more of it: the line has not brought it. Else nothing has come from the venue. */
export function isBehindEdge({ latestLevelDetails, media }: Hls): boolean {
  const { currentTime = 0 } = media ?? {}
  return latestLevelDetails !== null && latestLevelDetails.edge - currentTime > awaySeconds
}

/** Tells whether the picture that is shown is the smallest, and the line too slow for the next one. */
export function judgeLine(HlsClass: typeof Hls, hls: Hls, dispatch: EngineOptions['dispatch']): void {
  let wasSmall = false
  const tell = (isSmall: boolean) => {
    if (isSmall !== wasSmall) dispatch({ type: 'line', isSmall, atMs: Date.now() })
    wasSmall = isSmall
  }
  hls.on(HlsClass.Events.FRAG_CHANGED, (_event, { frag }) => {
    const { levels, autoLevelEnabled: isOpen, bandwidthEstimate } = hls
    const facts: LineFacts = {
      bitrates: levels.map(({ bitrate }) => bitrate),
      shownBitrate: levels[frag.level]?.bitrate ?? null,
      lineBitrate: bandwidthEstimate,
    }
    tell(isOpen && !mayBeLarger(facts))
  })
}
