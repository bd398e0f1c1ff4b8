import type Hls from 'hls.js'

export interface Hold {
  /** Whether a segment that cannot be appended is still far off: then what comes before it is played first. */
  begin(startSeconds: number | undefined, fromSeconds: number): boolean
  /** Where to go on, once the picture is there; null: nothing is held, it is not there yet, or it has jumped over it. */
  findResumeSeconds(): number | null
}

/** Nearer than this, there is nothing left to be played before it. */
const farSeconds = 2
/** So much is loaded ahead meanwhile: the segment itself is not asked for before its time. */
const aheadSeconds = 1
/** A tick of the video's clock. */
const tickSeconds = 0.3

/**
 * Some segments cannot follow the ones before them in the same decoder, such as those of an encoder without sound. If
 * they load well ahead, they end what is being shown, and do so again after each reopening.
 */
export function createHold(
  hls: { config: Pick<Hls['config'], 'maxMaxBufferLength'> },
  video: Pick<HTMLVideoElement, 'currentTime' | 'playbackRate'>,
): Hold {
  const usualSeconds = hls.config.maxMaxBufferLength
  let untilSeconds: number | null = null
  return {
    begin(startSeconds, fromSeconds) {
      if (startSeconds === undefined || startSeconds - fromSeconds < farSeconds) return false
      if (startSeconds === untilSeconds) return false
      untilSeconds = startSeconds
      hls.config.maxMaxBufferLength = aheadSeconds
      return true
    },
    findResumeSeconds() {
      const way = untilSeconds
      const nearSeconds = tickSeconds * video.playbackRate
      if (way === null || video.currentTime < way - nearSeconds) return null
      untilSeconds = null
      hls.config.maxMaxBufferLength = usualSeconds
      return video.currentTime > way + nearSeconds ? null : way
    },
  }
}
