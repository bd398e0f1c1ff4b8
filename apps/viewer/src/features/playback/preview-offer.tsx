import type { Event } from '@grandstand/contract'
import { choosePreview } from '@grandstand/rules'
import { Icon } from '@grandstand/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useWatchWords } from '../../locales/words.ts'
import { PreviewView } from './preview-view.tsx'

interface PreviewOfferProps {
  event: Event
  /** Shown until the preview plays; its button is null if the game has none. */
  children: (button: ReactNode) => ReactNode
}

/** Where a game cannot be watched, or not yet: its preview, in the same place. */
export function PreviewOffer({ event, children }: PreviewOfferProps) {
  const { preview: words } = useWatchWords()
  const preview = choosePreview(event.media)
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen])
  if (!preview) return children(null)
  if (isOpen) return <PreviewView preview={preview} onClose={() => setIsOpen(false)} />
  return children(
    <button ref={opener} className="button" type="button" onClick={() => setIsOpen(true)}>
      <Icon name="play" />
      {words.watch}
    </button>,
  )
}
