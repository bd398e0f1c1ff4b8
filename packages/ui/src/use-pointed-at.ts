import { type PointerEvent, useEffect, useRef, useState } from 'react'

/** Passing over a card starts nothing. */
const waitMs = 350

/** True while a mouse or the key focus rests on something. Not for touch, nor for users who want less motion. */
export function usePointedAt(isWanted: boolean) {
  const [isShown, setIsShown] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function begin(): void {
    if (!isWanted || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsShown(true), waitMs)
  }
  function end(): void {
    clearTimeout(timer.current)
    setIsShown(false)
  }

  return {
    isShown,
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') begin()
    },
    onPointerLeave: end,
    onFocus: ({ currentTarget }: { currentTarget: Element }) => {
      if (currentTarget.matches(':focus-visible')) begin()
    },
    onBlur: end,
  }
}
