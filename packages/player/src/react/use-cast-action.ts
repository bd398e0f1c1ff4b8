import { useEffect, useRef } from 'react'
import type { BarAction } from './bar-button.tsx'

export interface CastAction {
  isOn: boolean
  onPress: () => void
}

/** Tells the page around what the cast button of the bar does, and null when it goes. */
export function useCastAction(
  action: BarAction | null,
  onCast: ((action: CastAction | null) => void) | undefined,
): void {
  const newest = useRef({ action, onCast })
  newest.current = { action, onCast }
  const isOffered = action !== null
  const isOn = action?.isOn ?? false
  useEffect(() => {
    if (!isOffered) return
    newest.current.onCast?.({ isOn, onPress: () => newest.current.action?.onPress() })
    return () => newest.current.onCast?.(null)
  }, [isOffered, isOn])
}
