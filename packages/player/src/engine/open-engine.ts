import type Hls from 'hls.js'
import type { ErrorData, HlsConfig } from 'hls.js'
import { chooseRecovery, type Failure } from '../core/choose-recovery.ts'
import { findMoment } from '../core/find-moment.ts'
import { isNearLive } from '../core/live-edge.ts'
import type { Problem } from '../core/player-state.ts'
import { beginEarly } from './begin-early.ts'
import type { Engine, EngineOptions } from './engine.ts'
import { followVideo } from './follow-video.ts'
import { loadHls } from './load-hls.ts'
import { openNative } from './open-native.ts'
import { isRefusal, retryRefused } from './retry-refused.ts'
import { withToken } from './with-token.ts'

const playlistType = 'application/vnd.apple.mpegurl'
const broken: Problem = { kind: 'broken' }

/** hls.js wherever it runs: a browser's own HLS begins a live stream at kick-off. Elsewhere the browser's own. */
export async function openEngine(options: EngineOptions): Promise<Engine> {
  const HlsClass = await loadHls()
  if (HlsClass.isSupported()) return openHls(HlsClass, options)
  if (options.video.canPlayType(playlistType) !== '') return openNative(options)
  options.dispatch({ type: 'failed', problem: broken })
  return { setAddress() {}, goLive() {}, dateMs: () => null, setQuality() {}, close() {} }
}

function openHls(HlsClass: typeof Hls, options: EngineOptions): Engine {
  const { video, isLive, dispatch } = options
  let address = options.url
  let attempts = 0
  let chosenHeight: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let refreshing: Promise<void> | null = null
  const config: Partial<HlsConfig> = {
    lowLatencyMode: isLive,
    // A worker would need a script that the page's policy forbids; CMAF needs no remuxing anyway.
    enableWorker: false,
    maxLiveSyncPlaybackRate: 1.2,
    backBufferLength: 60,
    startPosition: isLive ? -1 : options.startSeconds,
    xhrSetup: (xhr, url) => xhr.open('GET', withToken(url, address), true),
    fragLoadPolicy: retryRefused(HlsClass.DefaultConfig.fragLoadPolicy),
    playlistLoadPolicy: retryRefused(HlsClass.DefaultConfig.playlistLoadPolicy),
  }
  const hls = new HlsClass(config)
  const unfollow = followVideo(video, event => {
    if (event.type === 'playing') attempts = 0
    dispatch(event)
  })

  /**
   * Whoever was at the edge comes back there; anybody else to where they were. A new source pauses the element, so whoever
   * was watching must be set going again.
   */
  function reopen(): void {
    const wasPlaying = !video.paused
    if (isStarted(video)) hls.config.startPosition = isLive && isFollowing(video) ? -1 : video.currentTime
    hls.loadSource(address)
    if (wasPlaying) hls.once(HlsClass.Events.MANIFEST_PARSED, () => void video.play().catch(() => {}))
  }

  function chooseLevel(): void {
    hls.nextLevel = chosenHeight === null ? -1 : hls.levels.findIndex(({ height }) => height === chosenHeight)
  }

  function retry(): void {
    clearTimeout(timer)
    timer = undefined
    reopen()
  }

  /** Back from no network or from sleep: what waits for its turn need not wait any longer. */
  const onBack = () => {
    if (timer !== undefined && navigator.onLine) retry()
  }
  window.addEventListener('online', onBack)
  document.addEventListener('visibilitychange', onBack)

  /** Once, however many requests are refused at the same time. */
  function refresh(): Promise<void> {
    refreshing ??= options
      .renew()
      .then(newer => {
        address = newer
      })
      .finally(() => {
        refreshing = null
      })
    return refreshing
  }

  async function renew(): Promise<void> {
    try {
      await refresh()
      reopen()
    } catch {
      // Who is refused for good closes the player; all else is a network that fails.
      recover({ kind: 'network' })
    }
  }

  function recover(failure: Failure): void {
    const recovery = chooseRecovery(failure, attempts)
    attempts += 1
    switch (recovery.action) {
      case 'renew':
        void renew()
        break
      case 'retry':
        dispatch({ type: 'problem', problem: { kind: navigator.onLine ? 'slow' : 'offline' } })
        clearTimeout(timer)
        timer = setTimeout(retry, recovery.afterMs)
        break
      case 'rebuild_decoder':
        hls.recoverMediaError()
        break
      case 'reopen':
        reopen()
        break
      case 'give_up':
        dispatch({ type: 'failed', problem: failure.kind === 'refused' ? { kind: 'not_allowed' } : broken })
    }
  }

  hls.on(HlsClass.Events.ERROR, (_event, data) => {
    const failure = readFailure(HlsClass, data)
    if (data.fatal) recover(failure)
    // It is tried again in a moment, by then with a newer token; should there be none, it becomes fatal.
    else if (failure.kind === 'refused') refresh().catch(() => {})
  })
  hls.on(HlsClass.Events.MANIFEST_PARSED, (_event, { levels }) => {
    dispatch({ type: 'qualities', qualities: levels.length > 1 ? levels.map(({ height }) => height) : [] })
    // Opened anew, it would choose by itself again.
    if (chosenHeight !== null) chooseLevel()
  })
  const { startDateMs } = options
  if (startDateMs !== null) {
    hls.once(HlsClass.Events.LEVEL_LOADED, (_event, { details }) => {
      const fragments = details.fragments.map(({ start, duration, programDateTime }) => ({
        startSeconds: start,
        durationSeconds: duration,
        dateMs: programDateTime,
      }))
      const seconds = findMoment(fragments, startDateMs)
      if (seconds !== null) jumpWhenReady(video, seconds)
    })
  }
  beginEarly(HlsClass, hls, video)
  hls.loadSource(address)
  hls.attachMedia(video)
  return {
    setAddress(url) {
      address = url
    },
    goLive() {
      if (hls.liveSyncPosition !== null) video.currentTime = hls.liveSyncPosition
    },
    dateMs: () => hls.playingDate?.getTime() ?? null,
    setQuality(height) {
      chosenHeight = height
      chooseLevel()
      dispatch({ type: 'quality', quality: height })
    },
    close() {
      clearTimeout(timer)
      window.removeEventListener('online', onBack)
      document.removeEventListener('visibilitychange', onBack)
      unfollow()
      hls.destroy()
    },
  }
}

/** Before that its time is no place that anybody chose. */
function isStarted(video: HTMLVideoElement): boolean {
  return video.readyState > 0
}

function isFollowing({ seekable, currentTime }: HTMLVideoElement): boolean {
  return seekable.length === 0 || isNearLive(seekable.end(seekable.length - 1) - currentTime)
}

function readFailure(HlsClass: typeof Hls, { type, response }: ErrorData): Failure {
  if (type === HlsClass.ErrorTypes.MEDIA_ERROR) return { kind: 'media' }
  if (type !== HlsClass.ErrorTypes.NETWORK_ERROR) return { kind: 'other' }
  return isRefusal(response?.code) ? { kind: 'refused' } : { kind: 'network' }
}

/** A jump before the browser knows the video's length would be lost. */
function jumpWhenReady(video: HTMLVideoElement, seconds: number): void {
  const jump = () => {
    video.currentTime = seconds
  }
  if (video.readyState > 0) jump()
  else video.addEventListener('loadedmetadata', jump, { once: true })
}
