import { useEffect, useRef } from 'react'

/** A new page begins at its content for whoever uses a keyboard or a screen reader. */
export function useFocusOnNavigation(path: string) {
  const main = useRef<HTMLElement>(null)
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    main.current?.focus({ preventScroll: true })
  }, [path])
  return main
}
