import { useEffect } from 'react'
import { track } from '../../platform/track.ts'

/** Who still types has not searched yet. */
const settleMs = 2_000

/** What was looked for in a list, and how much of it there is; `results` undefined: that is not known yet. */
export function useTrackedSearch(text: string | undefined, results: number | undefined): void {
  useEffect(() => {
    if (!text || results === undefined) return
    const timer = setTimeout(() => track('search', { text, results }), settleMs)
    return () => clearTimeout(timer)
  }, [text, results])
}
