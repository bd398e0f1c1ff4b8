import { type ReactNode, type Ref, useId } from 'react'
import styles from './dialog.module.css'

interface DialogProps {
  ref: Ref<HTMLDialogElement>
  title: string
  text: string
  /** What can be done, in one row. */
  actions: ReactNode
  children?: ReactNode
  onClose?: () => void
}

/** A native dialog: it keeps the focus inside, and closes by Escape or a click beside it. */
export function Dialog({ ref, title, text, actions, children, onClose }: DialogProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the panel; the keyboard has Escape
    <dialog
      ref={ref}
      className={`${styles.dialog} panel`}
      aria-labelledby={id}
      onClose={onClose}
      onClick={event => {
        if (event.target === event.currentTarget) event.currentTarget.close()
      }}
    >
      <div className={`${styles.panel} stack-3`}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        <p className="quiet">{text}</p>
        {children}
        <div className={`${styles.actions} row-3`}>{actions}</div>
      </div>
    </dialog>
  )
}
