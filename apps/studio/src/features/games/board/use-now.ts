import { useEffect, useState } from 'react'

/** Often enough that no second is skipped. */
const tickMs = 250

/** The time by this device's clock, for something that runs. */
export function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!isRunning) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [isRunning])
  return now
}
