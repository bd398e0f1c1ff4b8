import { useEffect, useState, useSyncExternalStore } from 'react'
import { chooseNotice, chooseWayBack, type Notice, type Signal } from '../core/choose-notice.ts'
import type { PlayerState } from '../core/player-state.ts'

interface Told {
  notice: Notice | null
  /** How far a break left the viewer behind; null: it need not be said. */
  wayBackSeconds: number | null
}

/** What the viewer sees now. The clock runs only while something may be wrong. */
export function useNotice(state: PlayerState, signal: Signal): Told {
  const [nowMs, setNowMs] = useState(() => Date.now())
  const isOnline = useSyncExternalStore(followNetwork, () => navigator.onLine)
  const isWell = state.phase === 'playing' && state.stalledAtMs.length === 0 && state.smallSinceMs === null
  useEffect(() => {
    if (isWell) return
    const timer = setInterval(() => setNowMs(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isWell])
  return {
    notice: chooseNotice(state, signal, nowMs, isOnline),
    wayBackSeconds: chooseWayBack(state, nowMs),
  }
}

function followNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
