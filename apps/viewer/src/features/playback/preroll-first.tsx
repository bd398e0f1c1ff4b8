import type { Event } from '@grandstand/contract'
import { type ReactNode, useEffect, useState } from 'react'
import { PrerollView } from './preroll-view.tsx'
import { type PrerollCatalog, usePreroll } from './use-preroll.ts'

interface PrerollFirstProps {
  event: Event
  catalog: PrerollCatalog | null
  poster: ReactNode
  /** It begins, and it is over. */
  onPreroll: (isOver: boolean) => void
  /** The game. */
  children: ReactNode
}

/** A preroll where one is due, and the game in any case: the game's player is open already and waits for its turn. */
export function PrerollFirst({ event, catalog, poster, onPreroll, children }: PrerollFirstProps) {
  const { preroll, keepSeen } = usePreroll(event, catalog)
  const [isOver, setIsOver] = useState(false)
  const isShown = preroll !== null && !isOver
  useEffect(() => {
    if (!isShown) return
    onPreroll(false)
    return () => onPreroll(true)
  }, [isShown, onPreroll])
  if (!isShown) return children
  return <PrerollView preroll={preroll} poster={poster} onShown={keepSeen} onOver={() => setIsOver(true)} />
}
