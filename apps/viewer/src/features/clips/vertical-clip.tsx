import type { Clip } from '@grandstand/contract'
import type { PlayerHandle } from '@grandstand/player'
import { lazy, Suspense, useState } from 'react'
import { useClipsWords } from '../../locales/words.ts'

const VerticalDesk = lazy(async () => ({ default: (await import('./vertical-desk.tsx')).VerticalDesk }))

interface VerticalClipProps {
  clip: Clip
  player: PlayerHandle | null
  /** Where the clip is shown. */
  stage: HTMLElement | null
}

/** For its owner, once there is a file to make it of. */
export function VerticalClip({ clip, player, stage }: VerticalClipProps) {
  const { vertical: words } = useClipsWords()
  const [isOpen, setIsOpen] = useState(false)
  if (!clip.is_own || (clip.status !== 'ready' && clip.vertical === null)) return null
  return (
    <>
      <button className="button" type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {words.action}
      </button>
      {isOpen && (
        <Suspense>
          <VerticalDesk clip={clip} player={player} stage={stage} />
        </Suspense>
      )}
    </>
  )
}
