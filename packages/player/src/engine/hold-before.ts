import type Hls from 'hls.js'

export interface Hold {
  /** Whether a segment that cannot be appended is still far off: then what comes before it is played first. */
  begin(startSeconds: number | undefined): boolean
  /** Where to go on, once the picture is there; null: nothing is held, or it is not there yet. */
  findWay(): number | null
}

/** Nearer than this, there is nothing left to be played before it. */
const farSeconds = 2
/** So much is loaded ahead meanwhile: the segment itself is not asked for before its time. */
const aheadSeconds = 1
/** A tick of the video's clock. */
const tickSeconds = 0.3

/**
 * Some segments cannot follow the ones before them in the same decoder, such as those of an encoder without sound. Loaded well ahead
 * they would end what is being shown, and again each time it is opened anew.
 */
export function createHold(
  hls: { config: Pick<Hls['config'], 'maxMaxBufferLength'> },
  video: Pick<HTMLVideoElement, 'currentTime' | 'playbackRate'>,
): Hold {
  const usualSeconds = hls.config.maxMaxBufferLength
  let untilSeconds: number | null = null
  return {
    begin(startSeconds) {
      if (startSeconds === undefined || startSeconds - video.currentTime < farSeconds) return false
      if (startSeconds === untilSeconds) return false
      untilSeconds = startSeconds
      hls.config.maxMaxBufferLength = aheadSeconds
      return true
    },
    findWay() {
      if (untilSeconds === null || video.currentTime < untilSeconds - tickSeconds * video.playbackRate)
        return null
      const way = untilSeconds
      untilSeconds = null
      hls.config.maxMaxBufferLength = usualSeconds
      return way
    },
  }
}
