import { useEffect, useRef } from 'react'

/** Does it every so often, and at once when the page comes back from sleep or to a network. */
export function useAgain(isNeeded: boolean, everyMs: number, run: () => void): void {
  const newest = useRef(run)
  newest.current = run
  useEffect(() => {
    if (!isNeeded) return
    const again = () => {
      if (!document.hidden && navigator.onLine) newest.current()
    }
    const timer = setInterval(() => newest.current(), everyMs)
    window.addEventListener('online', again)
    document.addEventListener('visibilitychange', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
      document.removeEventListener('visibilitychange', again)
    }
  }, [isNeeded, everyMs])
}
