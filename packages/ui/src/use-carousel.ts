import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'
import { aheadMs, isAdvancing, nextSlide, slideAt, slideMs } from './carousel.ts'
import { useReducedMotion } from './use-reduced-motion.ts'

/** A scroll-snap track that moves by itself; the scroll position is the truth, `index` follows it. */
export function useCarousel(count: number) {
  const track = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  const [reached, setReached] = useState(0)
  const [stopped, setStopped] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const reducedMotion = useReducedMotion()
  const advancing = isAdvancing({ count, stopped, hovered, focused, reducedMotion })

  const reach = useCallback((slide: number) => setReached(before => Math.max(before, slide)), [])
  const show = (slide: number) => {
    const element = track.current
    reach(slide)
    element?.scrollTo({ left: slide * element.clientWidth, behavior: reducedMotion ? 'instant' : 'smooth' })
  }

  useEffect(() => {
    if (!advancing) return
    const ahead = setTimeout(() => reach(index + 1), slideMs - aheadMs)
    const timer = setTimeout(() => {
      const element = track.current
      // A hidden tab does not scroll smoothly; the slide stays until somebody looks again.
      if (element && !document.hidden) {
        element.scrollTo({ left: nextSlide(index, count) * element.clientWidth, behavior: 'smooth' })
      }
    }, slideMs)
    return () => {
      clearTimeout(ahead)
      clearTimeout(timer)
    }
  }, [advancing, index, count, reach])

  return {
    index,
    /** The last slide whose picture is needed. */
    reached,
    playing: !stopped && !reducedMotion,
    show,
    toggle: () => setStopped(!stopped),
    trackProps: {
      ref: track,
      onScroll: () => {
        const element = track.current
        if (!element) return
        const shown = slideAt(element.scrollLeft, element.clientWidth, count)
        setIndex(shown)
        reach(shown)
      },
    },
    areaProps: {
      onPointerEnter: (event: PointerEvent) => {
        setHovered(event.pointerType === 'mouse')
        reach(index + 1)
      },
      onPointerLeave: () => setHovered(false),
      onPointerDown: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') setStopped(true)
      },
      onFocus: () => {
        setFocused(true)
        reach(index + 1)
      },
      onBlur: () => setFocused(false),
    },
  }
}
