import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { isAdvancing, nextSlide, slideAt, slideMs } from './carousel.ts'
import { useReducedMotion } from './use-reduced-motion.ts'

/** A scroll-snap track that moves by itself; the scroll position is the truth, `index` follows it. */
export function useCarousel(count: number) {
  const track = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  const [stopped, setStopped] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const reducedMotion = useReducedMotion()
  const advancing = isAdvancing({ count, stopped, hovered, focused, reducedMotion })

  const show = (slide: number) => {
    const element = track.current
    element?.scrollTo({ left: slide * element.clientWidth, behavior: reducedMotion ? 'instant' : 'smooth' })
  }

  useEffect(() => {
    if (!advancing) return
    const timer = setTimeout(() => {
      const element = track.current
      // A hidden tab does not scroll smoothly; the slide stays until somebody looks again.
      if (element && !document.hidden) {
        element.scrollTo({ left: nextSlide(index, count) * element.clientWidth, behavior: 'smooth' })
      }
    }, slideMs)
    return () => clearTimeout(timer)
  }, [advancing, index, count])

  return {
    index,
    playing: !stopped && !reducedMotion,
    show,
    toggle: () => setStopped(!stopped),
    trackProps: {
      ref: track,
      onScroll: () => {
        const element = track.current
        if (element) setIndex(slideAt(element.scrollLeft, element.clientWidth, count))
      },
    },
    areaProps: {
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onPointerDown: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') setStopped(true)
      },
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}
