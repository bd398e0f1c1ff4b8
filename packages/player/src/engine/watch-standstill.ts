import { judgeStandstill } from '../core/judge-standstill.ts'

interface WatchOptions {
  isToPlay: () => boolean
  /** Up to here the decoder was given what is to be shown. */
  givenUntilSeconds: () => number
  /** Where the video ends, once its last segment was given. */
  endSeconds: () => number | null
  onStuck: () => void
  onOver: () => void
}

const everyMs = 500

/** Looks whether the picture moves while it should; the returned function ends it. */
export function watchStandstill(video: HTMLVideoElement, options: WatchOptions): () => void {
  let last = { seconds: -1, atMs: 0 }
  const timer = setInterval(() => {
    const nowMs = performance.now()
    const { currentTime, ended } = video
    if (currentTime !== last.seconds || ended || !options.isToPlay()) {
      last = { seconds: currentTime, atMs: nowMs }
      return
    }
    const facts = {
      stillMs: nowMs - last.atMs,
      positionSeconds: currentTime,
      givenUntilSeconds: options.givenUntilSeconds(),
      endSeconds: options.endSeconds(),
    }
    const judged = judgeStandstill(facts)
    if (judged === null) return
    last = { seconds: currentTime, atMs: nowMs }
    if (judged === 'over') options.onOver()
    else options.onStuck()
  }, everyMs)
  return () => clearInterval(timer)
}
