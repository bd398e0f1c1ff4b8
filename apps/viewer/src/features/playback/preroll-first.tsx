import type { Event } from '@grandstand/contract'
import type { PrerollStep } from '@grandstand/rules'
import { type ReactNode, useEffect, useState } from 'react'
import styles from './preroll-view.module.css'
import { PrerollView } from './preroll-view.tsx'
import { type PrerollCatalog, usePreroll } from './use-preroll.ts'

interface PrerollFirstProps {
  event: Event
  catalog: PrerollCatalog | null
  poster: ReactNode
  /** It can run without sound, and nothing of it would be missed that is there later as well. */
  runsBehind: boolean
  /** It begins, and it is over. */
  onPreroll: (isOver: boolean) => void
  /** What becomes of it, for counting. */
  onSponsor: (prerollId: number, step: PrerollStep) => void
  /** The game. */
  children: (isBehind: boolean) => ReactNode
}

/**
 * A preroll where one is due, and the game in any case. A live game runs behind it, so that it is there the moment the
 * preroll goes; a replay waits for its turn.
 */
export function PrerollFirst({
  event,
  catalog,
  poster,
  runsBehind,
  onPreroll,
  onSponsor,
  children,
}: PrerollFirstProps) {
  const { preroll, keepSeen } = usePreroll(event, catalog)
  const [isOver, setIsOver] = useState(false)
  const isShown = preroll !== null && !isOver
  useEffect(() => {
    if (!isShown) return
    onPreroll(false)
    return () => onPreroll(true)
  }, [isShown, onPreroll])
  return (
    <>
      {isShown && (
        <PrerollView
          preroll={preroll}
          poster={poster}
          onStep={step => {
            onSponsor(preroll.id, step)
            if (step === 'started') keepSeen()
          }}
          onOver={() => setIsOver(true)}
        />
      )}
      {(!isShown || runsBehind) && (
        <div className={styles.game} inert={isShown}>
          {children(isShown)}
        </div>
      )}
    </>
  )
}
