import type Hls from 'hls.js'
import { findKeyPart } from '../core/find-first-piece.ts'
import type { ListCame } from './create-loader.ts'

/** The times of a list are rounded; in front of the key frame lies another segment. */
const roundingSeconds = 0.01

export interface KeyStart {
  takeList(list: ListCame): void
  follow(hls: Hls): void
}

/**
 * A live picture begins at the last key frame, with the first part that comes, and catches up from there: in the middle of
 * a segment all parts before that place would have to come first, one by one.
 */
export function createKeyStart({ Events }: typeof Hls): KeyStart {
  let beginner: Hls | null = null
  let distanceSeconds: number | null = null

  /** Until the first part is asked for; then the list says how far from the edge a viewer is to be. */
  function setDistance({ config, userConfig }: Hls, seconds: number | null): void {
    if (seconds === null) {
      delete config.liveSyncDuration
      delete userConfig.liveSyncDuration
    } else {
      config.liveSyncDuration = seconds
      userConfig.liveSyncDuration = seconds
    }
  }

  function place(): void {
    if (!beginner?.config.lowLatencyMode || distanceSeconds === null) return
    setDistance(beginner, distanceSeconds - roundingSeconds)
  }

  return {
    takeList({ text, cameAtMs, isFirst }) {
      // Where there are several sizes, hls.js finds out with whole segments how much the line takes.
      if (!beginner || !isFirst) return
      const key = findKeyPart(text)
      // hls.js counts from where the edge must be by now.
      distanceSeconds = key && key.fromEndSeconds + (performance.now() - cameAtMs) / 1000
    },
    follow(hls) {
      hls.on(Events.MANIFEST_LOADING, () => {
        beginner = hls
      })
      // The list also tells how long the way is: see `leaveParts`.
      hls.on(Events.MANIFEST_LOADED, place)
      hls.on(Events.FRAG_LOADING, () => {
        if (!beginner) return
        beginner = null
        setDistance(hls, null)
      })
    },
  }
}
