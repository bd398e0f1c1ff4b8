import { type RefObject, useEffect, useState } from 'react'

const restMs = 3_000

/** True when nobody has pointed at, touched or typed into the player for a while: its controls step back. */
export function useRestingPointer(frame: RefObject<HTMLElement | null>): boolean {
  const [isResting, setIsResting] = useState(false)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const stir = () => {
      setIsResting(false)
      clearTimeout(timer)
      timer = setTimeout(() => setIsResting(true), restMs)
    }
    const names = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const
    for (const name of names) element.addEventListener(name, stir)
    stir()
    return () => {
      clearTimeout(timer)
      for (const name of names) element.removeEventListener(name, stir)
    }
  }, [frame])
  return isResting
}
