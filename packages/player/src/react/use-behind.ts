import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { PlayerEvent } from '../core/player-state.ts'
import { playAtOnce } from './play-at-once.ts'

/** While something else is shown in its place the picture runs without sound; then it has its sound, and the keys. */
export function useBehind(
  { video, frame }: { video: RefObject<HTMLVideoElement | null>; frame: RefObject<HTMLElement | null> },
  isBehind: boolean,
  dispatch: (event: PlayerEvent) => void,
): void {
  const wasBehind = useRef(false)
  const newest = useRef(dispatch)
  newest.current = dispatch
  useLayoutEffect(() => {
    const element = video.current
    if (!element) return
    if (isBehind) {
      wasBehind.current = true
      const mute = () => {
        if (!element.muted) element.muted = true
      }
      mute()
      // WebKitGTK gives a video its sound back when it begins to play.
      element.addEventListener('volumechange', mute)
      return () => element.removeEventListener('volumechange', mute)
    }
    if (wasBehind.current) {
      wasBehind.current = false
      element.muted = false
      // A page that nobody has touched yet may have no sound: a browser then stops what gets one.
      if (element.paused) void playAtOnce(element, newest.current)
      if (document.activeElement === document.body) frame.current?.focus({ preventScroll: true })
    }
  }, [video, frame, isBehind])
}
