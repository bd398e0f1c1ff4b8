import { Icon } from '@grandstand/ui'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './drawer.module.css'
import { useI18n } from './i18n/use-i18n.ts'

interface DrawerProps {
  title: string
  /** At the end of the head. */
  note?: ReactNode
  foot?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** Comes in from the side over the page, and closes by Escape, its cross or a click beside it. */
export function Drawer({ title, note, foot, onClose, children }: DrawerProps) {
  const { words } = useI18n()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the panel; the keyboard has Escape
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-labelledby={id}
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
        <div className={styles.body}>{children}</div>
        {foot && <footer className={`${styles.foot} quiet small`}>{foot}</footer>}
      </div>
    </dialog>
  )
}
