import type Hls from 'hls.js'
import { addPiece, addWait, chooseDistance, chooseRate, newPace, type Pace } from '../core/keep-pace.ts'
import { readRanges } from './read-ranges.ts'

/** Of hls.js, where it hurries by itself. */
const hurryRate = 1.2

/**
 * Keeps a viewer of a live game as near to it as their line allows, by playing a little faster or slower. hls.js keeps to
 * the distance that the list names, and hurries only while more than a second is loaded.
 */
export function keepPace(HlsClass: typeof Hls, hls: Hls, video: HTMLVideoElement): () => void {
  const { Events } = HlsClass
  let pace: Pace = newPace
  /** Up to where the picture can go; null: the viewer is not at the edge. */
  let heldUntil: number | null = null
  const now = () => performance.now() / 1000
  /** Where there are several sizes, hls.js needs what it holds to find out how much the line takes. */
  let isAlone = false
  hls.on(Events.MANIFEST_PARSED, (_event, { levels }) => {
    isAlone = levels.length === 1
    hls.config.maxLiveSyncPlaybackRate = isAlone ? 1 : hurryRate
  })

  function chooseNext(): number {
    const distance = heldUntil === null || !hls.lowLatencyMode ? null : chooseDistance(pace, now())
    return distance === null ? 1 : chooseRate(now() - video.currentTime - distance, video.playbackRate)
  }

  function adjust(): void {
    // A rate that the viewer has chosen is theirs.
    if (!isAlone || video.paused || video.seeking || video.defaultPlaybackRate !== 1) return
    const rate = chooseNext()
    if (video.playbackRate !== rate) video.playbackRate = rate
  }

  hls.on(Events.FRAG_BUFFERED, (_event, { part }) => {
    const details = hls.latestLevelDetails
    const held = findHeld(video)
    if (!part || !details?.live || video.seeking || held === null) {
      heldUntil = null
      return
    }
    const isNewest = part.fragment.sn === details.lastPartSn && part.index === details.lastPartIndex
    // What was there before its viewer came tells nothing of how it comes.
    if (heldUntil !== null) pace = addPiece(pace, { cameAt: now(), heldUntil })
    if (heldUntil !== null || isNewest) heldUntil = held
    adjust()
  })
  const onSeeking = () => {
    heldUntil = null
  }
  const onWaiting = () => {
    if (heldUntil !== null && !video.seeking) pace = addWait(pace, now())
  }
  video.addEventListener('seeking', onSeeking)
  video.addEventListener('waiting', onWaiting)
  video.addEventListener('timeupdate', adjust)
  return () => {
    video.removeEventListener('seeking', onSeeking)
    video.removeEventListener('waiting', onWaiting)
    video.removeEventListener('timeupdate', adjust)
  }
}

/** Up to where the picture can go from where it is. */
function findHeld({ buffered, currentTime }: HTMLVideoElement): number | null {
  const here = readRanges(buffered).find(
    ({ startSeconds, endSeconds }) => startSeconds <= currentTime + 0.1 && currentTime <= endSeconds,
  )
  return here?.endSeconds ?? null
}
