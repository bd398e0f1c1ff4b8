import { type RefObject, useEffect, useRef } from 'react'

interface Dismissal {
  /** Holds what is open, and what opens it. */
  frame: RefObject<HTMLElement | null>
  onPressElsewhere: () => void
  onEscape: () => void
}

/**
 * Closes a menu of the bar by a press beside it, or by Escape. Safari gives a button that is pressed no focus, so the key is
 * heard wherever it is pressed.
 */
export function useDismissal(isOpen: boolean, dismissal: Dismissal): void {
  const newest = useRef(dismissal)
  newest.current = dismissal
  useEffect(() => {
    if (!isOpen) return
    const onPress = ({ target }: PointerEvent) => {
      // The button closes what it has opened by itself.
      const kept = '[role="group"], [aria-expanded="true"]'
      const part = target instanceof Element ? target.closest(kept) : null
      if (!part || !newest.current.frame.current?.contains(part)) newest.current.onPressElsewhere()
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') newest.current.onEscape()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [isOpen])
}
