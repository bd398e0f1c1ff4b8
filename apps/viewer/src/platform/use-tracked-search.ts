import { useEffect, useRef } from 'react'
import { track } from './track.ts'

/** A user who is still typing has not searched yet. */
const settleMs = 2_000

/** What was looked for, and how much of it there is; `results` undefined: that is not known yet. */
export function useTrackedSearch(text: string | undefined, results: number | undefined): void {
  const untold = useRef<(() => void) | null>(null)
  // Leaving counts as a search. It runs before the effect below, which drops unsent ones.
  useEffect(() => () => untold.current?.(), [])
  useEffect(() => {
    if (!text || results === undefined) return
    const tell = () => {
      untold.current = null
      track('search', { text, results })
    }
    untold.current = tell
    const timer = setTimeout(tell, settleMs)
    return () => {
      clearTimeout(timer)
      untold.current = null
    }
  }, [text, results])
}
