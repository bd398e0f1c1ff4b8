import type Hls from 'hls.js'
import type { HlsConfig, LevelDetails } from 'hls.js'
import { type DatedFragment, findMoment } from '../core/find-moment.ts'
import { isNearLive } from '../core/live-edge.ts'
import { createKeyStart } from './begin-at-key.ts'
import { beginEarly } from './begin-early.ts'
import { createLoader } from './create-loader.ts'
import { createRecovery } from './create-recovery.ts'
import { createRequests, type Requests } from './create-requests.ts'
import type { Engine, EngineOptions } from './engine.ts'
import { followVideo } from './follow-video.ts'
import { createHold } from './hold-before.ts'
import { isBehindEdge, judgeLine } from './judge-line.ts'
import { jumpWhenReady } from './jump-when-ready.ts'
import { keepPace } from './keep-pace.ts'
import { leaveParts } from './leave-parts.ts'
import { lookForSizes } from './look-for-sizes.ts'
import { offerQualities } from './offer-qualities.ts'
import { retryRefused } from './retry-refused.ts'
import { watchDropped } from './watch-dropped.ts'
import { watchFailures } from './watch-failures.ts'
import { watchGiven } from './watch-given.ts'
import { watchStandstill } from './watch-standstill.ts'

export function openHls(HlsClass: typeof Hls, options: EngineOptions): Engine {
  const { video, isLive, startDateMs, dispatch } = options
  const requests = createRequests(options)
  const keyStart = createKeyStart(HlsClass)
  const loader = createLoader(HlsClass, { early: options.early, onList: keyStart.takeList })
  const hls = new HlsClass({ ...configure(HlsClass, options, requests), loader })
  const hold = createHold(hls, video)
  const recovery = createRecovery(HlsClass, hls, options, requests)
  const unfollow = followVideo(
    video,
    event => {
      if (event.type === 'time' && isShown(video)) {
        const isAtEdge = isLive && isFollowing(video)
        recovery.tell({ type: 'shown', position: { seconds: video.currentTime, isAtEdge } })
        const way = hold.findResumeSeconds()
        if (way !== null) recovery.tell({ type: 'sent', seconds: way })
      }
      recovery.tell(event)
      dispatch(event)
    },
    () => !isLive || isBehindEdge(hls),
  )
  judgeLine(HlsClass, hls, dispatch)
  const unwatchFailures = watchFailures(HlsClass, hls, video, { hold, recovery, requests })
  const given = watchGiven(HlsClass, hls, video)
  const unwatchStandstill = watchStandstill(video, {
    isToPlay: () => recovery.state.isToPlay && !recovery.isWaiting,
    givenUntilSeconds: given.untilSeconds,
    endSeconds: given.endSeconds,
    onOver: () => dispatch({ type: 'ended' }),
    edgeSeconds: () => hls.latestLevelDetails?.edge ?? 0,
    cameAtMs: requests.cameAtMs,
    onStuck: () => recovery.fail('media'),
    onForgotten: recovery.reopen,
  })
  const setQuality = offerQualities(HlsClass, hls, dispatch)
  if (startDateMs !== null) {
    hls.once(HlsClass.Events.LEVEL_LOADED, (_event, { details }) => {
      const seconds = findMoment(datedFragments(details), startDateMs)
      if (seconds !== null) jumpWhenReady(video, seconds)
    })
  }
  watchDropped(HlsClass, hls, video, seconds => recovery.tell({ type: 'sent', seconds }))
  beginEarly(HlsClass, hls, video)
  leaveParts(HlsClass, hls)
  if (isLive) keyStart.follow(hls)
  const unpace = isLive ? keepPace(HlsClass, hls, video) : () => {}
  if (isLive)
    lookForSizes(HlsClass, hls, {
      cameAtMs: requests.cameAtMs,
      renew: requests.refresh,
      onFound: recovery.reopen,
    })
  hls.loadSource(requests.address())
  hls.attachMedia(video)
  return {
    setAddress: requests.setAddress,
    goLive() {
      if (hls.liveSyncPosition !== null) video.currentTime = hls.liveSyncPosition
    },
    dateMs: () => hls.playingDate?.getTime() ?? null,
    delaySeconds: () => (isLive && hls.latency > 0 ? hls.latency : null),
    fragments: () => datedFragments(hls.latestLevelDetails),
    setQuality,
    close() {
      recovery.close()
      unwatchFailures()
      unwatchStandstill()
      unpace()
      unfollow()
      hls.destroy()
    },
  }
}

function configure(
  { DefaultConfig }: typeof Hls,
  { isLive, startSeconds }: EngineOptions,
  requests: Requests,
): Partial<HlsConfig> {
  return {
    lowLatencyMode: isLive,
    // A worker would need a script that the page's policy forbids; CMAF needs no remuxing anyway.
    enableWorker: false,
    backBufferLength: 60,
    startPosition: isLive ? -1 : startSeconds,
    xhrSetup: requests.prepare,
    fragLoadPolicy: retryRefused(DefaultConfig.fragLoadPolicy),
    playlistLoadPolicy: retryRefused(DefaultConfig.playlistLoadPolicy),
  }
}

function datedFragments(details: Pick<LevelDetails, 'fragments'> | null): DatedFragment[] {
  return (details?.fragments ?? []).map(({ start, duration, programDateTime }) => ({
    startSeconds: start,
    durationSeconds: duration,
    dateMs: programDateTime,
  }))
}

/** Until there is a picture its time is no position that anybody chose; after an error neither. */
function isShown({ readyState, seeking, error }: HTMLVideoElement): boolean {
  return readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && !seeking && error === null
}

function isFollowing({ seekable, currentTime }: HTMLVideoElement): boolean {
  return seekable.length === 0 || isNearLive(seekable.end(seekable.length - 1) - currentTime)
}
