import type { Clip } from '@grandstand/contract'
import { lazy, Suspense, useState } from 'react'
import { useClipsWords } from '../../locales/words.ts'

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }))

/** For its owner, and for everybody who sees a public one. */
export function ShareClip({ clip }: { clip: Clip }) {
  const { share: words } = useClipsWords()
  const [isOpen, setIsOpen] = useState(false)
  if (!clip.is_own && !clip.is_public) return null
  return (
    <>
      <button className="button" type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {words.action}
      </button>
      {isOpen && (
        <Suspense>
          <ShareDialog clip={clip} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
