import { type RefObject, useEffect, useReducer, useRef } from 'react'
import type { DatedFragment } from '../core/find-moment.ts'
import { clampSeek } from '../core/live-edge.ts'
import { movePlayer } from '../core/move-player.ts'
import { isAtEnd, type Part, withinPart } from '../core/part.ts'
import { initialState, type PlayerEvent, type PlayerState } from '../core/player-state.ts'
import type { Command } from '../core/read-key.ts'
import type { Engine } from '../engine/engine.ts'
import { openEngine } from '../engine/open-engine.ts'
import { stopAt } from '../engine/stop-at.ts'
import type { EarlyFiles } from '../engine/warm-up.ts'
import { playAtOnce } from './play-at-once.ts'
import { runCommand } from './run-command.ts'
import { useBehind } from './use-behind.ts'

export interface PlayerSource {
  /** Another one is another stream; a newer token of the same comes by `address`. */
  id: string
  isLive: boolean
  startSeconds: number
  /** The moment in the world to begin at; null: none in particular. */
  startDateMs: number | null
  /** With the newest token. */
  address: string
  renew: () => Promise<string>
  /** What was asked for before. */
  early?: EarlyFiles | undefined
  /** What is shown of it; without one, all. */
  part?: Part
}

export interface PlayerControls {
  /** They are a television's. */
  isRemote: boolean
  state: PlayerState
  command: (command: Command) => void
  play: () => void
  pause: () => void
  seekTo: (seconds: number) => void
  goLive: () => void
  /** The moment in the world that is shown. */
  dateMs: () => number | null
  /** How far behind the newest picture of a live stream; null: it is none, or does not say. */
  delaySeconds: () => number | null
  fragments: () => DatedFragment[]
  setRate: (rate: number) => void
  setVolume: (volume: number) => void
  setQuality: (height: number | null) => void
}

interface PlayerParts {
  video: RefObject<HTMLVideoElement | null>
  frame: RefObject<HTMLElement | null>
  toggleCaptions: () => void
  cutClip: () => void
  /** Something else is shown in its place. */
  isBehind: boolean
  /** Gets every event. */
  onEvent: (event: PlayerEvent) => void
}

export function usePlayer(
  { video, frame, toggleCaptions, cutClip, isBehind, onEvent }: PlayerParts,
  source: PlayerSource,
): PlayerControls {
  const [state, move] = useReducer(movePlayer, initialState)
  const engine = useRef<Engine | null>(null)
  const newest = useRef(source)
  newest.current = source
  const { id, address, part } = source
  const dispatch = (event: PlayerEvent) => {
    const shown = withinPart(event, newest.current.part)
    move(shown)
    onEvent(shown)
  }
  useBehind({ video, frame }, isBehind, dispatch)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another id is another stream; all else is read when it is needed
  useEffect(() => {
    const element = video.current
    if (!element) return
    let isLeft = false
    const { isLive, startSeconds, startDateMs, address: url, early } = newest.current
    dispatch({ type: 'open', isLive })
    const opening = openEngine({
      video: element,
      url,
      isLive,
      startSeconds,
      startDateMs,
      early,
      isWanted: () => !isLeft,
      dispatch,
      renew: () => newest.current.renew(),
    })
    opening.then(
      opened => {
        if (isLeft) return opened.close()
        engine.current = opened
        opened.setAddress(newest.current.address)
        void playAtOnce(element, dispatch)
      },
      () => dispatch({ type: 'failed', problem: { kind: 'broken' } }),
    )
    return () => {
      isLeft = true
      engine.current?.close()
      engine.current = null
    }
  }, [id])

  useEffect(() => engine.current?.setAddress(address), [address])

  const endSeconds = part?.endSeconds
  useEffect(() => {
    if (video.current && endSeconds !== undefined) return stopAt(video.current, endSeconds)
  }, [video, endSeconds])

  function play(): void {
    const element = video.current
    if (!element?.paused) return
    if (element.ended || isAtEnd(element.currentTime, part)) element.currentTime = state.seekable.startSeconds
    dispatch({ type: 'want_play' })
    void playAtOnce(element, dispatch)
  }
  const pause = () => video.current?.pause()

  return {
    isRemote: false,
    state,
    play,
    pause,
    command(wanted) {
      const element = video.current
      if (!element) return
      const togglePlay = element.paused ? play : pause
      runCommand({ video: element, frame: frame.current, state, togglePlay, toggleCaptions, cutClip }, wanted)
    },
    seekTo(seconds) {
      if (video.current) video.current.currentTime = clampSeek(state, seconds)
    },
    goLive() {
      engine.current?.goLive()
      play()
    },
    dateMs: () => engine.current?.dateMs() ?? null,
    delaySeconds: () => engine.current?.delaySeconds() ?? null,
    fragments: () => engine.current?.fragments() ?? [],
    setRate(rate) {
      // The default one too: a reopened video begins with it.
      if (video.current) Object.assign(video.current, { defaultPlaybackRate: rate, playbackRate: rate })
      dispatch({ type: 'rate', rate })
    },
    setVolume(volume) {
      if (!video.current) return
      video.current.volume = volume
      video.current.muted = volume === 0
    },
    setQuality: height => engine.current?.setQuality(height),
  }
}
