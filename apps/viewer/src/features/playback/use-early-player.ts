import { loadHls } from '@grandstand/player'
import { useEffect } from 'react'

/** The player's code while the visitor still reads, once the browser has nothing else to do. Of the video, nothing. */
export function useEarlyPlayer(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return
    // Pressing play asks again.
    const load = () => void loadHls().catch(() => {})
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(load, 500)
      return () => clearTimeout(timer)
    }
    const task = requestIdleCallback(load, { timeout: 2000 })
    return () => cancelIdleCallback(task)
  }, [isWanted])
}
