import { type PointerEvent, useRef, useState } from 'react'

/** So far it follows the finger and comes back; beyond it is gone. */
const farPx = 72

/** For what a finger pushes off the screen, down or to a side. */
export function useSwipeAway(onGone: () => void) {
  const begin = useRef<{ x: number; y: number } | null>(null)
  const [offset, setOffset] = useState({ x: 0, y: 0 })

  function measure({ clientX, clientY }: PointerEvent) {
    const { x, y } = begin.current ?? { x: clientX, y: clientY }
    const [dx, dy] = [clientX - x, Math.max(0, clientY - y)]
    return Math.abs(dx) > dy ? { x: dx, y: 0 } : { x: 0, y: dy }
  }

  function end() {
    begin.current = null
    setOffset({ x: 0, y: 0 })
  }

  return {
    style: { translate: `${offset.x}px ${offset.y}px` },
    onPointerDown: ({ clientX, clientY, pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') begin.current = { x: clientX, y: clientY }
    },
    onPointerMove: (event: PointerEvent) => begin.current && setOffset(measure(event)),
    onPointerUp: (event: PointerEvent) => {
      const { x, y } = measure(event)
      if (begin.current && Math.abs(x) + y > farPx) onGone()
      end()
    },
    onPointerCancel: end,
  }
}
