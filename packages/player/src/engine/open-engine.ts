import type Hls from 'hls.js'
import type { ErrorData, HlsConfig, LevelDetails } from 'hls.js'
import { chooseRecovery, type Failure } from '../core/choose-recovery.ts'
import { chooseSkip } from '../core/choose-skip.ts'
import { type DatedFragment, findMoment } from '../core/find-moment.ts'
import { isNearLive } from '../core/live-edge.ts'
import type { Problem } from '../core/player-state.ts'
import { beginEarly } from './begin-early.ts'
import type { Engine, EngineOptions } from './engine.ts'
import { followVideo } from './follow-video.ts'
import { createHold } from './hold-before.ts'
import { leaveParts } from './leave-parts.ts'
import { loadHls } from './load-hls.ts'
import { lookForSizes } from './look-for-sizes.ts'
import { openNative } from './open-native.ts'
import { isRefusal, retryRefused } from './retry-refused.ts'
import { watchDropped } from './watch-dropped.ts'
import { watchStandstill } from './watch-standstill.ts'
import { withToken } from './with-token.ts'

const playlistType = 'application/vnd.apple.mpegurl'
const broken: Problem = { kind: 'broken' }
/** So long without a failure of the decoder, and the next one is the first again. */
const mediaCalmMs = 10_000

interface Place {
  seconds: number
  /** It follows what is live. */
  isAtEdge: boolean
}

/** hls.js wherever it runs: a browser's own HLS begins a live stream at kick-off. Elsewhere the browser's own. */
export async function openEngine(options: EngineOptions): Promise<Engine> {
  const HlsClass = await loadHls()
  if (HlsClass.isSupported()) return openHls(HlsClass, options)
  if (options.video.canPlayType(playlistType) !== '') return openNative(options)
  options.dispatch({ type: 'failed', problem: broken })
  return {
    setAddress() {},
    goLive() {},
    dateMs: () => null,
    fragments: () => [],
    setQuality() {},
    close() {},
  }
}

function openHls(HlsClass: typeof Hls, options: EngineOptions): Engine {
  const { video, isLive, dispatch } = options
  let address = options.url
  let attempts = 0
  let mediaFailures = { count: 0, lastAtMs: Number.NEGATIVE_INFINITY }
  /** The element forgets it when its decoder gives up. */
  let place: Place | null = null
  let isToPlay = !video.paused
  let givenUntilSeconds = 0
  /** Where the last segment ends, once it was given. */
  let endSeconds: number | null = null
  /** When something of the video came last. */
  let cameAtMs = performance.now()
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
    xhrSetup(xhr, url) {
      if (!isList(url))
        xhr.addEventListener('progress', () => {
          cameAtMs = performance.now()
        })
      xhr.open('GET', withToken(url, address), true)
    },
    fragLoadPolicy: retryRefused(HlsClass.DefaultConfig.fragLoadPolicy),
    playlistLoadPolicy: retryRefused(HlsClass.DefaultConfig.playlistLoadPolicy),
  }
  const hls = new HlsClass(config)
  const hold = createHold(hls, video)
  const unfollow = followVideo(video, event => {
    if (event.type === 'playing') attempts = 0
    if (event.type === 'time' && isShown(video))
      place = { seconds: video.currentTime, isAtEdge: isLive && isFollowing(video) }
    const way = event.type === 'time' && isShown(video) ? hold.findWay() : null
    if (way !== null) {
      place = { seconds: way, isAtEdge: false }
      reopen()
    }
    if (event.type === 'want_play' || event.type === 'playing') isToPlay = true
    if (event.type === 'paused') isToPlay = false
    dispatch(event)
  })
  const unwatch = watchStandstill(video, {
    isToPlay: () => isToPlay && timer === undefined,
    givenUntilSeconds: () => givenUntilSeconds,
    endSeconds: () => endSeconds,
    onOver: () => dispatch({ type: 'ended' }),
    edgeSeconds: () => hls.latestLevelDetails?.edge ?? 0,
    cameAtMs: () => cameAtMs,
    onStuck: () => recover({ kind: 'media', hasPlayed: place !== null }),
    onForgotten: reopen,
  })

  /**
   * A viewer at the edge returns to the edge, any other viewer to their place. A new source pauses the element, so it
   * must start again for a viewer who watched.
   */
  function reopen(): void {
    if (place) hls.config.startPosition = place.isAtEdge ? -1 : place.seconds
    givenUntilSeconds = 0
    endSeconds = null
    hls.loadSource(address)
    if (isToPlay) hls.once(HlsClass.Events.MANIFEST_PARSED, () => void video.play().catch(() => {}))
  }

  /** Over so many segments of what cannot be decoded. */
  function skip(segments: number): void {
    const details = hls.latestLevelDetails
    if (!details) {
      reopen()
      return
    }
    const pieces = details.fragments.map(({ start }) => ({ startSeconds: start }))
    const target = place && chooseSkip(pieces, place.seconds, segments)
    if (place && target === null && !isLive) {
      dispatch({ type: 'ended' })
      return
    }
    if (place && !place.isAtEdge) place = { seconds: target ?? place.seconds, isAtEdge: target === null }
    reopen()
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
      // A final refusal closes the player; all else is a failing network.
      recover({ kind: 'network' })
    }
  }

  /** The picture may move for a moment before it fails again: only a while without a failure is a new beginning. */
  function countMedia(): number {
    const nowMs = performance.now()
    const isNew = nowMs - mediaFailures.lastAtMs > mediaCalmMs
    mediaFailures = { count: isNew ? 1 : mediaFailures.count + 1, lastAtMs: nowMs }
    return mediaFailures.count - 1
  }

  function recover(failure: Failure): void {
    const recovery = chooseRecovery(failure, failure.kind === 'media' ? countMedia() : attempts)
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
      case 'reopen':
        reopen()
        break
      case 'skip':
        clearTimeout(timer)
        timer = setTimeout(() => {
          timer = undefined
          skip(recovery.segments)
        }, recovery.afterMs)
        break
      case 'give_up':
        dispatch({ type: 'failed', problem: failure.kind === 'refused' ? { kind: 'not_allowed' } : broken })
    }
  }

  /** hls.js waits until it has something to append, and then reports that instead. */
  const onDecodeError = () => {
    if (video.error) recover({ kind: 'media', hasPlayed: place !== null })
  }
  video.addEventListener('error', onDecodeError)
  hls.on(HlsClass.Events.ERROR, (_event, data) => {
    if (video.error) return
    const failure = readFailure(HlsClass, data, place !== null)
    const isReset = data.details === HlsClass.ErrorDetails.MEDIA_SOURCE_REQUIRES_RESET
    // hls.js would try the same place again and again, without setting the element going.
    const isOver = data.fatal || isReset
    const fromSeconds = place?.seconds ?? video.currentTime
    if (isOver && failure.kind === 'media' && hold.begin(data.frag?.start, fromSeconds)) reopen()
    else if (isOver) recover(failure)
    // It is tried again in a moment, by then with a newer token; should there be none, it becomes fatal.
    else if (failure.kind === 'refused') refresh().catch(() => {})
  })
  hls.on(HlsClass.Events.MANIFEST_PARSED, (_event, { levels }) => {
    dispatch({ type: 'qualities', qualities: levels.length > 1 ? levels.map(({ height }) => height) : [] })
    // After reopening it would choose by itself.
    if (chosenHeight !== null) chooseLevel()
  })
  const { startDateMs } = options
  if (startDateMs !== null) {
    hls.once(HlsClass.Events.LEVEL_LOADED, (_event, { details }) => {
      const seconds = findMoment(datedFragments(details), startDateMs)
      if (seconds !== null) jumpWhenReady(video, seconds)
    })
  }
  hls.on(HlsClass.Events.FRAG_BUFFERED, (_event, { frag, part }) => {
    givenUntilSeconds = Math.max(givenUntilSeconds, part?.end ?? frag.end)
    if (frag.endList) endSeconds = frag.end
    // By itself hls.js waits for what is missing in the smallest hole, such as between two encoders, and never ends. A segment
    // that it tries again for such a hole opens what had ended.
    if (endSeconds !== null && isGivenUntil(video, endSeconds))
      hls.trigger(HlsClass.Events.BUFFER_EOS, { type: null })
  })
  watchDropped(HlsClass, hls, video, wantedSeconds => {
    place = { seconds: wantedSeconds, isAtEdge: false }
    reopen()
  })
  beginEarly(HlsClass, hls, video)
  leaveParts(HlsClass, hls)
  if (isLive)
    lookForSizes(HlsClass, hls, {
      cameAtMs: () => cameAtMs,
      renew: () => refresh().then(() => address),
      onFound: reopen,
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
    dateMs: () => hls.playingDate?.getTime() ?? null,
    fragments: () => datedFragments(hls.latestLevelDetails),
    setQuality(height) {
      chosenHeight = height
      chooseLevel()
      dispatch({ type: 'quality', quality: height })
    },
    close() {
      clearTimeout(timer)
      video.removeEventListener('error', onDecodeError)
      window.removeEventListener('online', onBack)
      document.removeEventListener('visibilitychange', onBack)
      unwatch()
      unfollow()
      hls.destroy()
    },
  }
}

const isList = (url: string): boolean => /\.m3u8(?:\?|$)/.test(url)

function datedFragments(details: Pick<LevelDetails, 'fragments'> | null): DatedFragment[] {
  return (details?.fragments ?? []).map(({ start, duration, programDateTime }) => ({
    startSeconds: start,
    durationSeconds: duration,
    dateMs: programDateTime,
  }))
}

/** Until there is a picture its time is no place that anybody chose; after an error neither. */
function isShown({ readyState, seeking, error }: HTMLVideoElement): boolean {
  return readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && !seeking && error === null
}

/** Except for an instant. A viewer who went back may have lost the end: the rest would then look complete. */
function isGivenUntil({ buffered }: HTMLVideoElement, seconds: number): boolean {
  return buffered.length > 0 && buffered.end(buffered.length - 1) > seconds - 0.5
}

function isFollowing({ seekable, currentTime }: HTMLVideoElement): boolean {
  return seekable.length === 0 || isNearLive(seekable.end(seekable.length - 1) - currentTime)
}

function readFailure(HlsClass: typeof Hls, { type, response }: ErrorData, hasPlayed: boolean): Failure {
  if (type === HlsClass.ErrorTypes.MEDIA_ERROR) return { kind: 'media', hasPlayed }
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
