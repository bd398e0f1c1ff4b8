import type { EventScore } from '@grandstand/contract'
import { useEffect, useState } from 'react'
import type { OpenPlayer } from '../../platform/open-player.ts'

const lookMs = 500

/** The scores that the viewer's picture has shown; all of them as long as nobody watches, or where pictures have no dates. */
export function useReached(scored: readonly EventScore[], player: OpenPlayer | null): readonly EventScore[] {
  const [count, setCount] = useState(scored.length)
  useEffect(() => {
    const look = () => {
      const dateMs = player?.handle.getPicture().dateMs ?? null
      setCount(dateMs === null ? scored.length : scored.filter(({ at }) => Date.parse(at) <= dateMs).length)
    }
    look()
    if (!player) return
    const timer = setInterval(look, lookMs)
    return () => clearInterval(timer)
  }, [scored, player])
  return scored.slice(0, count)
}
