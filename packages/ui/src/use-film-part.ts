import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { type FilmFacts, mayPlayFilm } from './may-play-film.ts'
import { useReducedMotion } from './use-reduced-motion.ts'
import { whenRested } from './when-rested.ts'

interface Device {
  connection?: Pick<FilmFacts, 'saveData' | 'effectiveType'>
  getBattery?: () => Promise<FilmFacts['battery']>
}

/** What plays a film over its picture. No part of the start: neither it nor the film is fetched before the page rests. */
export function useFilmPart<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> | null {
  const [Film, setFilm] = useState<ComponentType<Props> | null>(null)
  const reducedMotion = useReducedMotion()
  const open = useEffectEvent(async () => {
    const device: Device = navigator
    // Neither is told everywhere, and without its part the picture stays.
    const battery = await device.getBattery?.().catch(() => undefined)
    if (!mayPlayFilm({ reducedMotion, ...device.connection, battery })) return
    const part = await load().catch(() => null)
    if (part) setFilm(() => part)
  })
  useEffect(() => (reducedMotion ? undefined : whenRested(() => void open())), [reducedMotion])
  return reducedMotion ? null : Film
}
