import { useSyncExternalStore } from 'react'
import { useAccountWords } from '../../locales/words.ts'
import { installOffer } from '../../platform/install-prompt.ts'

/** There only where the browser offers it. */
export function InstallButton({ className }: { className: string }) {
  const { menu } = useAccountWords()
  const isOffered = useSyncExternalStore(installOffer.subscribe, installOffer.isOpen)
  if (!isOffered) return null
  return (
    <li>
      <button className={className} type="button" onClick={() => void installOffer.take()}>
        {menu.install}
      </button>
    </li>
  )
}
