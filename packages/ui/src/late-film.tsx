import { type ComponentType, useEffect, useState } from 'react'
import { mayPlayFilm } from './may-play-film.ts'
import type { SlideFilmProps } from './slide-film.tsx'
import { useReducedMotion } from './use-reduced-motion.ts'
import { whenRested } from './when-rested.ts'

/** A slide's film over its picture. No part of the start: neither it nor what plays it is fetched before the page rests. */
export function LateFilm(props: SlideFilmProps) {
  const [Film, setFilm] = useState<ComponentType<SlideFilmProps> | null>(null)
  const reducedMotion = useReducedMotion()
  useEffect(() => {
    const { connection }: { connection?: { saveData?: boolean; effectiveType?: string } } = navigator
    const { saveData, effectiveType } = connection ?? {}
    if (!mayPlayFilm({ reducedMotion, saveData, effectiveType })) return
    return whenRested(async () => {
      // Without it the picture stays.
      const part = await import('./slide-film.tsx').catch(() => null)
      if (part) setFilm(() => part.SlideFilm)
    })
  }, [reducedMotion])
  return Film && !reducedMotion ? <Film {...props} /> : null
}
