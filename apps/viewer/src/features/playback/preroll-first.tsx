import type { Event } from '@grandstand/contract'
import { type ReactNode, useState } from 'react'
import { PrerollView } from './preroll-view.tsx'
import { type PrerollCatalog, usePreroll } from './use-preroll.ts'

interface PrerollFirstProps {
  event: Event
  catalog: PrerollCatalog | null
  poster: ReactNode
  /** The game. */
  children: ReactNode
}

/** A preroll where one is due, and the game in any case: the game's player is open already and waits for its turn. */
export function PrerollFirst({ event, catalog, poster, children }: PrerollFirstProps) {
  const { preroll, keepSeen } = usePreroll(event, catalog)
  const [isOver, setIsOver] = useState(false)
  if (!preroll || isOver) return children
  return <PrerollView preroll={preroll} poster={poster} onShown={keepSeen} onOver={() => setIsOver(true)} />
}
