import { Icon } from '@grandstand/ui'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { isApple } from '../platform/is-apple.ts'
import styles from './palette-button.module.css'

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }))

/** Opens the search over everything; ⌘K or Ctrl K does too. */
export function PaletteButton({ channel }: { channel: string }) {
  const { words } = useI18n()
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(isApple ? event.metaKey : event.ctrlKey)) return
      event.preventDefault()
      setIsOpen(true)
    }
    document.addEventListener('keydown', open)
    return () => document.removeEventListener('keydown', open)
  }, [])
  return (
    <>
      <button
        className={styles.button}
        title={words.nav.search}
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Icon name="search" />
        <span className={styles.label}>{words.nav.search}</span>
        <span className={styles.keys} aria-hidden="true">
          {isApple ? '⌘K' : 'Ctrl K'}
        </span>
      </button>
      {isOpen && (
        <Suspense>
          <Palette channel={channel} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
