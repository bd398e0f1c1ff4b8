import { useEffect, useRef } from 'react'

/** A new page begins at its content for users of a keyboard or a screen reader. */
export function useFocusOnNavigation(place: string) {
  const main = useRef<HTMLElement>(null)
  const shown = useRef(place)
  useEffect(() => {
    if (shown.current === place) return
    shown.current = place
    main.current?.focus({ preventScroll: true })
  }, [place])
  return main
}
