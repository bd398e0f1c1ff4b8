import { useEffect, useState } from 'react'
import { chooseNotice, type Notice, type Signal } from '../core/choose-notice.ts'
import type { PlayerState } from '../core/player-state.ts'

/** What the viewer is told now. The time counts only while something may be wrong. */
export function useNotice(state: PlayerState, signal: Signal): Notice | null {
  const [nowMs, setNowMs] = useState(() => Date.now())
  const isWell = state.phase === 'playing' && state.stalledAtMs.length === 0
  useEffect(() => {
    if (isWell) return
    const timer = setInterval(() => setNowMs(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isWell])
  return chooseNotice(state, signal, nowMs)
}
