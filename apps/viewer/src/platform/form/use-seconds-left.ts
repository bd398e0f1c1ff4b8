import { useEffect, useState } from 'react'

/** Counts down from `seconds` and restarts when `reason` changes. 0: there is nothing to wait for. */
export function useSecondsLeft(seconds: number, reason: unknown): number {
  const [state, setState] = useState({ reason, endsAt: Date.now() + seconds * 1000, now: Date.now() })
  if (state.reason !== reason) setState({ reason, endsAt: Date.now() + seconds * 1000, now: Date.now() })
  const left = Math.max(0, Math.ceil((state.endsAt - state.now) / 1000))
  const isWaiting = left > 0
  useEffect(() => {
    if (!isWaiting) return
    // By the clock and not by the ticks: a tab in the background ticks rarely.
    const timer = setInterval(() => setState(before => ({ ...before, now: Date.now() })), 1000)
    return () => clearInterval(timer)
  }, [isWaiting])
  return left
}
