import { findMoment } from '../core/find-moment.ts'
import type { Engine, EngineOptions } from './engine.ts'
import { followVideo } from './follow-video.ts'
import { nativeDateMs, nativeFragments } from './native-dates.ts'

/** So often in a row a new address is tried before the picture is given up. */
const maxAttempts = 5

/** The browser's own HLS, where it has no MSE: an iPhone of some years ago. */
export function openNative(options: EngineOptions): Engine {
  const { video, isLive, dispatch } = options
  let attempts = 0
  let isClosed = false
  const unfollow = followVideo(video, event => {
    if (event.type === 'playing') attempts = 0
    dispatch(event)
  })

  function goLive(): void {
    video.currentTime = edgeOf(video)
  }

  function load(url: string, startSeconds: number): void {
    const onReady = () => {
      const { startDateMs } = options
      const dated = startDateMs === null ? null : findMoment(nativeFragments(video), startDateMs)
      if (dated !== null) video.currentTime = dated
      else if (isLive) goLive()
      else if (startSeconds > 0) video.currentTime = startSeconds
    }
    video.addEventListener('loadedmetadata', onReady, { once: true })
    video.src = url
  }

  /** It uses the address it got. If that no longer opens, as after a long sleep, it is reopened where it was. */
  async function onError(): Promise<void> {
    attempts += 1
    if (attempts > maxAttempts) return dispatch({ type: 'failed', problem: { kind: 'broken' } })
    const atSeconds = video.currentTime
    const wasPlaying = !video.paused || attempts > 1
    try {
      const url = await options.renew()
      if (isClosed) return
      load(url, atSeconds)
      if (wasPlaying) void video.play().catch(() => {})
    } catch {
      dispatch({ type: 'failed', problem: { kind: navigator.onLine ? 'broken' : 'offline' } })
    }
  }

  const listener = () => void onError()
  video.addEventListener('error', listener)
  load(options.url, options.startSeconds)
  return {
    setAddress() {},
    goLive,
    dateMs: () => nativeDateMs(video),
    delaySeconds: () => (isLive ? edgeOf(video) - video.currentTime : null),
    fragments: () => nativeFragments(video),
    setQuality() {},
    close() {
      isClosed = true
      unfollow()
      video.removeEventListener('error', listener)
      video.removeAttribute('src')
      video.load()
    },
  }
}

/** Where it is, if nothing can be reached. */
function edgeOf({ seekable, currentTime }: HTMLVideoElement): number {
  return seekable.length > 0 ? seekable.end(seekable.length - 1) : currentTime
}
