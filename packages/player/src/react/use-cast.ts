import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Cast } from '../cast/open-cast.ts'
import type { PlayerEvent } from '../core/player-state.ts'
import { eventsOfRemote, positionOfRemote, type Remote } from '../core/remote-position.ts'
import type { BarAction } from './bar-button.tsx'
import { castControls } from './cast-controls.ts'
import type { PlayerWords } from './player-words.ts'
import { useCastOffer } from './use-cast-offer.ts'
import type { MediaDescription } from './use-media-session.ts'
import type { PlayerControls, PlayerSource } from './use-player.ts'

/** How a channel casts. */
export interface CastTarget {
  appId: string
  /** One that opens on a television. */
  getAddress: () => Promise<string>
}

interface Casting {
  target: CastTarget | null
  /** A picture has moved here: nothing of it delays the first. */
  isReady: boolean
  video: RefObject<HTMLVideoElement | null>
  source: PlayerSource
  media: MediaDescription
  words: PlayerWords
  onPosition: ((seconds: number, durationSeconds: number) => void) | undefined
  /** Gets what the television does. */
  onEvent: (event: PlayerEvent) => void
}

interface CastView {
  /** Null: there is nothing to cast to. */
  action: BarAction | null
  /** What is said of it; null: it plays here. */
  text: string | null
  /** Of the television while it plays there. */
  controls: PlayerControls
}

const failedShownMs = 8_000

/** Sends the game to a television and takes it back, at its position. */
export function useCast(local: PlayerControls, casting: Casting): CastView {
  const { target, isReady, video, source, words } = casting
  const { cast, report } = useCastOffer(isReady ? (target?.appId ?? null) : null)
  const [hasFailed, setHasFailed] = useState(false)
  const newest = useRef({ local, casting })
  newest.current = { local, casting }
  const { device, remote } = report
  const isCasting = cast !== null && device !== null
  const last = useRef<Remote | null>(null)
  const wasCasting = useRef(false)
  last.current = remote ?? last.current

  // biome-ignore lint/correctness/useExhaustiveDependencies: another id is another stream to send
  useEffect(() => {
    const element = video.current
    const isMoved = wasCasting.current
    wasCasting.current = isCasting
    if (!cast || !isCasting || !element) return
    let isLeft = false
    const keepStill = () => element.pause()
    keepStill()
    element.addEventListener('play', keepStill)
    setHasFailed(false)
    // Another camera has no position here yet.
    const startSeconds = isMoved ? source.startSeconds : element.currentTime
    send(cast, newest.current.casting, startSeconds).catch(() => {
      if (isLeft) return
      setHasFailed(true)
      cast.end()
    })
    return () => {
      isLeft = true
      element.removeEventListener('play', keepStill)
    }
  }, [cast, isCasting, source.id])

  useEffect(() => {
    if (!isCasting) return
    return () => {
      comeBack(newest.current.local, last.current)
      last.current = null
    }
  }, [isCasting])

  useEffect(() => {
    if (!hasFailed) return
    const timer = setTimeout(() => setHasFailed(false), failedShownMs)
    return () => clearTimeout(timer)
  }, [hasFailed])

  const { state } = local
  const positionSeconds = isCasting && remote ? positionOfRemote(state, remote) : null
  const { endSeconds } = state.seekable
  useEffect(() => {
    if (positionSeconds !== null) newest.current.casting.onPosition?.(positionSeconds, endSeconds)
  }, [positionSeconds, endSeconds])

  const isPaused = remote?.isPaused
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports each new position, and a pause at the same one
  useEffect(() => {
    if (!isCasting || !remote) return
    for (const event of eventsOfRemote(state, remote)) newest.current.casting.onEvent(event)
  }, [isCasting, positionSeconds, isPaused])

  if (!cast || !report.isAvailable)
    return { action: null, text: hasFailed ? words.castFailed : null, controls: local }
  if (!isCasting)
    return {
      action: { icon: 'cast', label: words.cast, isOn: false, onPress: cast.choose },
      text: hasFailed ? words.castFailed : null,
      controls: local,
    }
  return {
    action: { icon: 'cast', label: words.castStop, isOn: true, onPress: cast.end },
    text: (remote ? words.castOn : words.castConnecting).replace('{device}', () => device),
    controls: castControls(local, cast, remote),
  }
}

async function send(cast: Cast, { target, source, media }: Casting, startSeconds: number): Promise<void> {
  if (!target) return
  const url = await target.getAddress()
  await cast.load({ ...media, url, isLive: source.isLive, startSeconds })
}

/** A pause there is a pause here too. A live game does not show what was missed. */
function comeBack({ state, seekTo, goLive, play }: PlayerControls, remote: Remote | null): void {
  if (remote && !state.isLive) seekTo(remote.seconds)
  if (remote?.isPaused) return
  if (state.isLive) goLive()
  else play()
}
