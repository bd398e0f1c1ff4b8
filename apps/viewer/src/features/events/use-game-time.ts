import type { Event } from '@grandstand/contract'
import { readGameTime } from '@grandstand/rules'
import { useEffect, useState } from 'react'
import type { OpenPlayer } from '../../platform/open-player.ts'

/** Often enough that no second is skipped. */
const tickMs = 250

/** The period, and what the clock of the game shows in the moment of the picture; a running one runs by itself. */
export function useGameTime({ period, clock }: Pick<Event, 'period' | 'clock'>, player: OpenPlayer | null) {
  const [running, setRunning] = useState<string | null>(null)
  useEffect(() => {
    if (!clock) return
    const tick = () => {
      const atMs = player?.handle.getPicture().dateMs ?? Date.now()
      setRunning(readGameTime({ period: null, clock }, new Date(atMs)).clock)
    }
    tick()
    const timer = setInterval(tick, tickMs)
    return () => clearInterval(timer)
  }, [clock, player])
  return clock ? { period, clock: running } : readGameTime({ period, clock }, new Date(0))
}
