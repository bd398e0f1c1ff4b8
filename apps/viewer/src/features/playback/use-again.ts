import { useEffect, useEffectEvent } from 'react'

/** Does it every so often, and at once when the page comes back from sleep or to a network. */
export function useAgain(isNeeded: boolean, everyMs: number, run: () => void): void {
  const runNow = useEffectEvent(run)
  useEffect(() => {
    if (!isNeeded) return
    const again = () => {
      if (!document.hidden && navigator.onLine) runNow()
    }
    const timer = setInterval(() => runNow(), everyMs)
    window.addEventListener('online', again)
    document.addEventListener('visibilitychange', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
      document.removeEventListener('visibilitychange', again)
    }
  }, [isNeeded, everyMs])
}
