import type { Clip } from '@grandstand/contract'
import { frameAt } from '@grandstand/rules'
import { useReducedMotion } from '@grandstand/ui'
import { type RefObject, useEffect, useState } from 'react'

interface FilmState {
  isCurrent: boolean
  /** It is near: its film is loaded. */
  isLoaded: boolean
}

/** Which part of a wide picture an upright screen shows, where nobody has chosen: its middle. */
export function cropAt({ vertical }: Clip, seconds: number): string {
  const { framing } = vertical ?? {}
  return `${100 * (framing?.kind === 'window' ? frameAt(framing.points, seconds) : 0.5)}% 50%`
}

/** A film that runs while its moment is in view. What it shows of a wide picture moves along with the game. */
export function useFilm(
  video: RefObject<HTMLVideoElement | null>,
  bar: RefObject<HTMLElement | null>,
  clip: Clip,
  { isCurrent, isLoaded }: FilmState,
) {
  const isCalm = useReducedMotion()
  const [isPlaying, setIsPlaying] = useState(false)

  useEffect(() => {
    const element = video.current
    if (!element || !isLoaded) return
    // A browser that lets nothing begin by itself leaves it to the button.
    if (isCurrent && !isCalm) void element.play().catch(() => {})
    else element.pause()
  }, [video, isCurrent, isCalm, isLoaded])

  // A film that is only taken out of the page goes on loading, at the cost of those that are to come.
  useEffect(() => {
    const element = video.current
    if (!isLoaded || !element) return
    return () => {
      element.removeAttribute('src')
      element.load()
    }
  }, [video, isLoaded])

  useEffect(() => {
    if (!isPlaying) return
    let request = 0
    const draw = () => {
      const { currentTime = 0, duration = 0, style } = video.current ?? {}
      if (style) style.objectPosition = cropAt(clip, clip.start_time + currentTime)
      if (bar.current) bar.current.style.scale = `${duration > 0 ? currentTime / duration : 0} 1`
      request = requestAnimationFrame(draw)
    }
    draw()
    return () => cancelAnimationFrame(request)
  }, [video, bar, clip, isPlaying])

  return {
    isPlaying,
    toggle() {
      if (video.current?.paused) void video.current.play().catch(() => {})
      else video.current?.pause()
    },
    events: { onPlay: () => setIsPlaying(true), onPause: () => setIsPlaying(false) },
  }
}
