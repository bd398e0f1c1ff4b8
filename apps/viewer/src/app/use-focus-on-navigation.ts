import { useEffect, useRef } from 'react'

/** A new page begins at its content for users of a keyboard or a screen reader. */
export function useFocusOnNavigation(address: string) {
  const main = useRef<HTMLElement>(null)
  const shown = useRef(address)
  useEffect(() => {
    if (shown.current === address) return
    shown.current = address
    main.current?.focus({ preventScroll: true })
  }, [address])
  return main
}
