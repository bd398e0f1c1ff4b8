import type Hls from 'hls.js'
import type { ErrorData, HlsConfig } from 'hls.js'
import { chooseRecovery, type Failure } from '../core/choose-recovery.ts'
import type { PlayerEvent, Problem } from '../core/player-state.ts'
import { followVideo } from './follow-video.ts'

export interface EngineOptions {
  video: HTMLVideoElement
  /** Of a playlist; the token in its path is exchanged for a newer one as time goes on. */
  url: string
  isLive: boolean
  /** Where to begin a replay. */
  startSeconds: number
  dispatch: (event: PlayerEvent) => void
  /** A new address, when the old one is refused. Rejects when there is none to be had. */
  renew: () => Promise<string>
}

export interface Engine {
  /** The address with a newer token; what plays goes on. */
  setAddress(url: string): void
  goLive(): void
  setQuality(height: number | null): void
  close(): void
}

const playlistType = 'application/vnd.apple.mpegurl'
const broken: Problem = { kind: 'broken' }

/** hls.js wherever it runs: a browser's own HLS begins a live stream at kick-off. Elsewhere the browser's own. */
export async function openEngine(options: EngineOptions): Promise<Engine> {
  const { default: HlsClass } = await import('hls.js')
  if (HlsClass.isSupported()) return openHls(HlsClass, options)
  if (options.video.canPlayType(playlistType) !== '') return openNative(options)
  options.dispatch({ type: 'failed', problem: broken })
  return { setAddress() {}, goLive() {}, setQuality() {}, close() {} }
}

function openNative({ video, url, dispatch }: EngineOptions): Engine {
  const unfollow = followVideo(video, dispatch)
  const onError = () => dispatch({ type: 'failed', problem: broken })
  video.addEventListener('error', onError)
  video.src = url
  return {
    // The browser asks for its playlist at the address it was given.
    setAddress() {},
    goLive() {
      const { seekable } = video
      if (seekable.length > 0) video.currentTime = seekable.end(seekable.length - 1)
    },
    setQuality() {},
    close() {
      unfollow()
      video.removeEventListener('error', onError)
      video.removeAttribute('src')
      video.load()
    },
  }
}

function openHls(HlsClass: typeof Hls, options: EngineOptions): Engine {
  const { video, isLive, dispatch } = options
  let address = options.url
  let attempts = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const config: Partial<HlsConfig> = {
    lowLatencyMode: isLive,
    // A worker would need a script that the page's policy forbids; CMAF needs no remuxing anyway.
    enableWorker: false,
    maxLiveSyncPlaybackRate: 1.2,
    backBufferLength: 60,
    startPosition: isLive ? -1 : options.startSeconds,
    xhrSetup: (xhr, url) => xhr.open('GET', withToken(url, address), true),
  }
  const hls = new HlsClass(config)
  const unfollow = followVideo(video, event => {
    if (event.type === 'playing') attempts = 0
    dispatch(event)
  })

  /** A new source pauses the element, so whoever was watching must be set going again. */
  function reopen(): void {
    const wasPlaying = !video.paused
    hls.loadSource(address)
    hls.startLoad(isLive ? -1 : video.currentTime)
    if (wasPlaying) hls.once(HlsClass.Events.MANIFEST_PARSED, () => void video.play().catch(() => {}))
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

  async function renew(): Promise<void> {
    try {
      address = await options.renew()
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
    if (data.fatal) recover(readFailure(HlsClass, data))
  })
  hls.on(HlsClass.Events.MANIFEST_PARSED, (_event, { levels }) => {
    dispatch({ type: 'qualities', qualities: levels.length > 1 ? levels.map(({ height }) => height) : [] })
  })
  hls.loadSource(address)
  hls.attachMedia(video)
  return {
    setAddress(url) {
      address = url
    },
    goLive() {
      if (hls.liveSyncPosition !== null) video.currentTime = hls.liveSyncPosition
    },
    setQuality(height) {
      hls.nextLevel = height === null ? -1 : hls.levels.findIndex(level => level.height === height)
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

function readFailure(HlsClass: typeof Hls, { type, response }: ErrorData): Failure {
  if (type === HlsClass.ErrorTypes.MEDIA_ERROR) return { kind: 'media' }
  if (type !== HlsClass.ErrorTypes.NETWORK_ERROR) return { kind: 'other' }
  return response?.code === 401 || response?.code === 403 ? { kind: 'refused' } : { kind: 'network' }
}

/** Whatever token an address was made with, the newest one counts. */
export function withToken(url: string, newest: string): string {
  const token = newest.match(/\/media\/([^/]+)\//)?.[1]
  return token === undefined ? url : url.replace(/\/media\/[^/]+\//, `/media/${token}/`)
}
