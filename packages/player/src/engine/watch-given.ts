import type Hls from 'hls.js'

/** The ends of a segment and of its list may differ by how they are rounded. */
const roundingSeconds = 0.1

/** How much the decoder was given since the source was last loaded, and where the video ends once that is known. */
export function watchGiven(HlsClass: typeof Hls, hls: Hls, video: HTMLVideoElement) {
  const { Events } = HlsClass
  let untilSeconds = 0
  let endSeconds: number | null = null
  hls.on(Events.MANIFEST_LOADING, () => {
    untilSeconds = 0
    endSeconds = null
  })
  hls.on(Events.FRAG_BUFFERED, (_event, { frag, part }) => {
    untilSeconds = Math.max(untilSeconds, part?.end ?? frag.end)
    if (frag.endList) endSeconds = frag.end
    endIfGiven()
  })
  // A game may end when its last segment has long been given.
  hls.on(Events.LEVEL_UPDATED, (_event, { details }) => {
    if (details.live || untilSeconds < details.edge - roundingSeconds) return
    endSeconds = details.edge
    endIfGiven()
  })

  /**
   * By itself hls.js waits for what is missing in the smallest hole, such as between two encoders, and never ends. A segment
   * that it tries again for such a hole opens what had ended.
   */
  function endIfGiven(): void {
    if (endSeconds !== null && isGivenUntil(video, endSeconds)) hls.trigger(Events.BUFFER_EOS, { type: null })
  }

  return { untilSeconds: () => untilSeconds, endSeconds: () => endSeconds }
}

/** Except for an instant. A viewer who went back may have lost the end: the rest would then look complete. */
function isGivenUntil({ buffered }: HTMLVideoElement, seconds: number): boolean {
  return buffered.length > 0 && buffered.end(buffered.length - 1) > seconds - 0.5
}
