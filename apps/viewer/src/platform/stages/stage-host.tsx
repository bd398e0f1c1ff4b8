import { Suspense, useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import type { Stage } from './create-stages.ts'
import { StageStateContext, stages } from './stage-context.ts'
import styles from './stage-host.module.css'

/** Draws the stages of the games, so that a picture plays on while its viewer looks at other pages. */
export function StageHost() {
  const shown = useSyncExternalStore(stages.subscribe, stages.list)
  useEffect(() => {
    const onPlay = ({ target }: Event) => {
      const isOurs = stages.list().some(({ box }) => target instanceof Node && box.contains(target))
      if (target instanceof HTMLVideoElement && !target.muted && !isOurs) stages.dropKept()
    }
    // It does not bubble.
    document.addEventListener('play', onPlay, true)
    return () => document.removeEventListener('play', onPlay, true)
  }, [])
  return (
    <>
      <div ref={stages.setCorner} />
      {shown.map(stage => (
        <HostedStage key={stage.id} stage={stage} />
      ))}
    </>
  )
}

function HostedStage({ stage }: { stage: Stage }) {
  const { id, box, content, isPlaying, isHome, isPassed } = stage
  const isSmall = isPlaying && (!isHome || isPassed)
  box.className = (isSmall ? styles.small : styles.home) ?? ''
  const setPlaying = useCallback((plays: boolean) => stages.setPlaying(id, plays), [id])
  const state = useMemo(() => ({ isSmall, setPlaying }), [isSmall, setPlaying])
  return createPortal(
    <StageStateContext value={state}>
      <Suspense>{content}</Suspense>
    </StageStateContext>,
    box,
  )
}
