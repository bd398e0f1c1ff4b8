import { useEffect } from 'react'

/**
 * What is missing for want of a network, the device may have kept: its service worker then answers in place of the server,
 * with the schedule of before or the way to it.
 */
export function useKeptPage(isMissing: boolean): void {
  useEffect(() => {
    if (isMissing && !navigator.onLine && navigator.serviceWorker?.controller) location.reload()
  }, [isMissing])
}
