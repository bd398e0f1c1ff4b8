import { useEffect, useRef } from 'react'
import type { Phase } from '../core/player-state.ts'

/** Calls what is set for a phase whenever the player enters it. */
export function usePhase(phase: Phase, calls: Partial<Record<Phase, (() => void) | undefined>>): void {
  const newest = useRef(calls)
  newest.current = calls
  useEffect(() => newest.current[phase]?.(), [phase])
}
