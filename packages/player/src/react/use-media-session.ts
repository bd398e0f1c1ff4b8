import { useEffect, useRef } from 'react'
import type { PlayerControls } from './use-player.ts'
import { jumpSeconds } from './use-taps.ts'

export interface MediaDescription {
  title: string
  /** For a television. */
  artwork: string | null
  /** For a lock screen: small, for it comes while the video begins. */
  icon: string | null
}

/** What a phone's lock screen and the keys of a keyboard or headset show and do. */
export function useMediaSession(
  media: MediaDescription,
  controls: PlayerControls,
  hidesLength: boolean,
): void {
  const newest = useRef(controls)
  newest.current = controls
  const { title, icon } = media
  useEffect(() => {
    if (!('mediaSession' in navigator)) return
    const { mediaSession } = navigator
    const artwork = icon === null ? [] : [{ src: icon }]
    mediaSession.metadata = new MediaMetadata({ title, artwork })
    const jump = (seconds: number) => newest.current.command({ name: 'seek_by', seconds })
    const actions: [MediaSessionAction, MediaSessionActionHandler][] = [
      ['play', () => newest.current.play()],
      ['pause', () => newest.current.pause()],
      ['seekbackward', ({ seekOffset }) => jump(-(seekOffset ?? jumpSeconds))],
      ['seekforward', ({ seekOffset }) => jump(seekOffset ?? jumpSeconds)],
      ['seekto', ({ seekTime }) => seekTime !== undefined && newest.current.seekTo(seekTime)],
    ]
    for (const [name, handler] of actions) mediaSession.setActionHandler(name, handler)
    return () => {
      mediaSession.metadata = null
      for (const [name] of actions) mediaSession.setActionHandler(name, null)
    }
  }, [title, icon])

  // Without this it would show how long the video is.
  useEffect(() => {
    if (!('mediaSession' in navigator) || !hidesLength) return
    const { mediaSession } = navigator
    mediaSession.setPositionState?.({ duration: Number.POSITIVE_INFINITY })
    return () => mediaSession.setPositionState?.()
  }, [hidesLength])

  const { phase } = controls.state
  useEffect(() => {
    if (!('mediaSession' in navigator)) return
    navigator.mediaSession.playbackState = phase === 'playing' || phase === 'waiting' ? 'playing' : 'paused'
  }, [phase])
}
