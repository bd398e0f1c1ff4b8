import { useEffect, useState } from 'react'
import type { OpenPlayer } from '../../platform/open-player.ts'

const lookMs = 500
/** So much of the picture is asked for at once; what of it is still to come is held back here. */
const stepMs = 10_000

/** Until when the server may tell somebody who hides scores what happened; null as long as they see no picture. */
export function useReachedDate(player: OpenPlayer | null, isAsked: boolean): string | null {
  const [step, setStep] = useState<number | null>(null)
  useEffect(() => {
    const look = () => {
      const dateMs = isAsked ? (player?.handle.getPicture().dateMs ?? null) : null
      setStep(dateMs === null ? null : Math.ceil(dateMs / stepMs))
    }
    look()
    if (!player || !isAsked) return
    const timer = setInterval(look, lookMs)
    return () => clearInterval(timer)
  }, [player, isAsked])
  return step === null ? null : new Date(step * stepMs).toISOString()
}
