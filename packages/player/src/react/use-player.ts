import { type RefObject, useEffect, useReducer, useRef } from 'react'
import { clampSeek } from '../core/live-edge.ts'
import { movePlayer } from '../core/move-player.ts'
import { initialState, type PlayerState } from '../core/player-state.ts'
import type { Command } from '../core/read-key.ts'
import { type Engine, openEngine } from '../engine/open-engine.ts'
import { playAtOnce } from './play-at-once.ts'

export interface PlayerSource {
  /** Another one is another stream; a newer token of the same comes by `address`. */
  id: string
  isLive: boolean
  startSeconds: number
  /** With the newest token. */
  address: string
  renew: () => Promise<string>
}

export interface PlayerControls {
  state: PlayerState
  command: (command: Command) => void
  seekTo: (seconds: number) => void
  goLive: () => void
  setRate: (rate: number) => void
  setVolume: (volume: number) => void
  setQuality: (height: number | null) => void
}

const frameSeconds = 1 / 30

export function usePlayer(
  video: RefObject<HTMLVideoElement | null>,
  frame: RefObject<HTMLElement | null>,
  source: PlayerSource,
): PlayerControls {
  const [state, dispatch] = useReducer(movePlayer, initialState)
  const engine = useRef<Engine | null>(null)
  const newest = useRef(source)
  newest.current = source
  const { id, address } = source

  // biome-ignore lint/correctness/useExhaustiveDependencies: another id is another stream; all else is read when it is needed
  useEffect(() => {
    const element = video.current
    if (!element) return
    let isLeft = false
    const { isLive, startSeconds, address: url } = newest.current
    dispatch({ type: 'open', isLive })
    const opening = openEngine({
      video: element,
      url,
      isLive,
      startSeconds,
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

  function seekTo(seconds: number): void {
    if (video.current) video.current.currentTime = clampSeek(state, seconds)
  }

  function togglePlay(): void {
    const element = video.current
    if (!element) return
    if (!element.paused) {
      element.pause()
      return
    }
    if (state.phase === 'ended') element.currentTime = state.seekable.startSeconds
    dispatch({ type: 'want_play' })
    element.play().catch(() => dispatch({ type: 'paused' }))
  }

  function command(wanted: Command): void {
    const element = video.current
    if (!element) return
    const { startSeconds, endSeconds } = state.seekable
    switch (wanted.name) {
      case 'toggle_play':
        togglePlay()
        break
      case 'seek_by':
        seekTo(element.currentTime + wanted.seconds)
        break
      case 'seek_to_share':
        seekTo(startSeconds + (endSeconds - startSeconds) * wanted.share)
        break
      case 'step_frame':
        element.pause()
        seekTo(element.currentTime + wanted.direction * frameSeconds)
        break
      case 'toggle_mute':
        element.muted = !element.muted
        break
      case 'change_volume':
        element.volume = Math.min(1, Math.max(0, element.volume + wanted.by))
        break
      case 'toggle_fullscreen':
        void toggleFullscreen(frame.current, element)
        break
      case 'toggle_captions':
        for (const track of element.textTracks) track.mode = track.mode === 'showing' ? 'hidden' : 'showing'
    }
  }

  return {
    state,
    command,
    seekTo,
    goLive() {
      engine.current?.goLive()
      if (video.current?.paused) togglePlay()
    },
    setRate(rate) {
      if (video.current) video.current.playbackRate = rate
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

/** A phone may let only the video itself fill the screen. */
async function toggleFullscreen(frame: HTMLElement | null, video: HTMLVideoElement): Promise<void> {
  if (document.fullscreenElement) return document.exitFullscreen()
  if (frame?.requestFullscreen) return frame.requestFullscreen()
  if ('webkitEnterFullscreen' in video && typeof video.webkitEnterFullscreen === 'function')
    video.webkitEnterFullscreen()
}
