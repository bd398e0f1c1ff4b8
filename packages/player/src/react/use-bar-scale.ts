import { useEffect, useRef, useState } from 'react'
import { openScaleSeconds } from '../core/open-scale.ts'
import type { PlayerState } from '../core/player-state.ts'

export interface BarScale {
  startSeconds: number
  endSeconds: number
  /** It ends where nothing does: no more is told than what was reached. */
  isOpen: boolean
  /** It does not grow under a pointer that drags along it. */
  hold: (isHeld: boolean) => void
}

/** What the bar stands for: all that can be reached, or, where nothing may tell how long that is, some of it. */
export function useBarScale(state: PlayerState, hidesLength: boolean): BarScale {
  const { isLive, seekable, positionSeconds } = state
  const { startSeconds } = seekable
  const isOpen = hidesLength && !isLive
  const [openSeconds, setOpenSeconds] = useState(() => openScaleSeconds(0))
  const isHeld = useRef(false)
  useEffect(() => {
    if (!isOpen || isHeld.current) return
    const reached = openScaleSeconds(positionSeconds - startSeconds)
    setOpenSeconds(before => Math.max(before, reached))
  }, [isOpen, positionSeconds, startSeconds])
  return {
    startSeconds,
    endSeconds: isOpen ? startSeconds + openSeconds : seekable.endSeconds,
    isOpen,
    hold: held => {
      isHeld.current = held
    },
  }
}
