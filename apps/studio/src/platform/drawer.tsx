import { Icon } from '@grandstand/ui'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './drawer.module.css'
import { useI18n } from './i18n/use-i18n.ts'

interface DrawerProps {
  title: string
  /** At the end of the head. */
  note?: ReactNode
  foot?: ReactNode
  onClose: () => void
  /** By the arrows: to the one before (-1) or after (1) in the list behind. */
  onStep?: (step: -1 | 1) => void
  children: ReactNode
}

/** Comes in from the side over the page, and closes by Escape, its cross or a click beside it. */
export function Drawer({ title, note, foot, onClose, onStep, children }: DrawerProps) {
  const { words } = useI18n()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => dialog.current?.showModal(), [])
  function step(event: KeyboardEvent) {
    const by = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key]
    // In a field arrows are the field's.
    const isField = event.target instanceof Element && event.target.matches('input, textarea, select')
    if (by === undefined || isField || !onStep) return
    event.preventDefault()
    onStep(by)
  }
  return (
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-labelledby={id}
      onKeyDown={step}
      onClose={event => {
        // One inside that closes is heard here too.
        if (event.target === event.currentTarget) onClose()
      }}
      onClick={event => {
        if (event.target === event.currentTarget) event.currentTarget.close()
      }}
    >
      <div className={styles.inner}>
        <header className={styles.head}>
          <button
            className="icon-button"
            type="button"
            aria-label={words.hold.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
          <h2 className={styles.title} id={id}>
            {title}
          </h2>
          {note}
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
        <div className={styles.body} tabIndex={0}>
          {children}
        </div>
        {foot && <footer className={`${styles.foot} quiet small`}>{foot}</footer>}
      </div>
    </dialog>
  )
}
