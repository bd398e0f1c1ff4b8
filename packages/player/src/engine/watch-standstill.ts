import { enoughSeconds, judgeStandstill } from '../core/judge-standstill.ts'

interface WatchOptions {
  isToPlay: () => boolean
  /** Up to here the decoder was given what is to be shown. */
  givenUntilSeconds: () => number
  /** Where the video ends, once its last segment was given. */
  endSeconds: () => number | null
  /** Up to here there is a video; 0 until that is known. */
  edgeSeconds: () => number
  /** When something of the video came last, on the page's clock. */
  cameAtMs: () => number
  onStuck: () => void
  onOver: () => void
  onForgotten: () => void
}

const everyMs = 500

/** Looks whether the picture moves while it should; the returned function ends it. */
export function watchStandstill(video: HTMLVideoElement, options: WatchOptions): () => void {
  let last = { seconds: -1, atMs: 0 }
  /** Since when it has enough to go on with; null: it has not. */
  let enoughAtMs: number | null = null
  const timer = setInterval(() => {
    const nowMs = performance.now()
    const { currentTime, ended } = video
    if (currentTime !== last.seconds || ended || !options.isToPlay()) {
      last = { seconds: currentTime, atMs: nowMs }
      enoughAtMs = null
      return
    }
    const givenUntilSeconds = options.givenUntilSeconds()
    const hasEnough = givenUntilSeconds - currentTime >= enoughSeconds
    enoughAtMs = hasEnough ? (enoughAtMs ?? nowMs) : null
    const facts = {
      stillMs: nowMs - last.atMs,
      heldMs: enoughAtMs === null ? 0 : nowMs - enoughAtMs,
      positionSeconds: currentTime,
      givenUntilSeconds,
      endSeconds: options.endSeconds(),
      edgeSeconds: options.edgeSeconds(),
      quietMs: nowMs - options.cameAtMs(),
    }
    const judged = judgeStandstill(facts)
    if (judged === null) return
    last = { seconds: currentTime, atMs: nowMs }
    enoughAtMs = null
    if (judged === 'over') options.onOver()
    else if (judged === 'stuck') options.onStuck()
    else options.onForgotten()
  }, everyMs)
  return () => clearInterval(timer)
}
