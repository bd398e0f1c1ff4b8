import { type MouseEvent, type PointerEvent, useRef } from 'react'

/** A finger that wakes the hidden controls must not press what it did not see. */
export function useWakingTouch(isHidden: boolean) {
  const isWaking = useRef(false)
  return {
    onPointerDownCapture(event: PointerEvent) {
      isWaking.current = isHidden && event.pointerType === 'touch'
    },
    onClickCapture(event: MouseEvent) {
      if (!isWaking.current || event.target instanceof HTMLVideoElement) return
      isWaking.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
