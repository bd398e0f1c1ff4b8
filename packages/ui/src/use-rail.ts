import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'
import { isAdvancing } from './carousel.ts'
import { useReducedMotion } from './use-reduced-motion.ts'

/** Scroll positions are fractions of a pixel on some screens. */
const slackPx = 2

/** A scrolling row: whether it is at an end, and steps of one view; with a pace it goes on by itself. */
export function useRail(autoScrollMs: number | undefined) {
  const track = useRef<HTMLUListElement>(null)
  const [edges, setEdges] = useState({ start: true, end: true })
  const [stopped, setStopped] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const reducedMotion = useReducedMotion()

  const measure = useCallback(() => {
    const element = track.current
    if (!element) return
    const start = element.scrollLeft <= slackPx
    const end = element.scrollLeft + element.clientWidth >= element.scrollWidth - slackPx
    setEdges(before => (before.start === start && before.end === end ? before : { start, end }))
  }, [])

  useEffect(() => {
    const element = track.current
    if (!element) return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // Cards may come later than the row.
    const children = new MutationObserver(measure)
    children.observe(element, { childList: true })
    return () => {
      observer.disconnect()
      children.disconnect()
    }
  }, [measure])

  const moveBy = useCallback(
    (left: number) => track.current?.scrollBy({ left, behavior: reducedMotion ? 'instant' : 'smooth' }),
    [reducedMotion],
  )

  const count = edges.start && edges.end ? 1 : 2
  const advancing =
    autoScrollMs !== undefined && isAdvancing({ count, stopped, hovered, focused, reducedMotion })
  useEffect(() => {
    if (!advancing) return
    const timer = setInterval(() => {
      const element = track.current
      if (!element || document.hidden) return
      const atEnd = element.scrollLeft + element.clientWidth >= element.scrollWidth - slackPx
      const card = element.firstElementChild?.getBoundingClientRect().width ?? element.clientWidth
      moveBy(atEnd ? -element.scrollWidth : card)
    }, autoScrollMs)
    return () => clearInterval(timer)
  }, [advancing, autoScrollMs, moveBy])

  return {
    track,
    edges,
    measure,
    /** Most of a view, so that the last card stays in sight. */
    step: (direction: 1 | -1) => moveBy(direction * (track.current?.clientWidth ?? 0) * 0.8),
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
