import type { Order } from '@grandstand/contract'
import { Icon } from '@grandstand/ui'
import type { ReactNode } from 'react'
import styles from './done-frame.module.css'
import { PaidRow } from './paid-row.tsx'
import { PasswordRow } from './password-row.tsx'

interface DoneFrameProps {
  order: Order
  title: string
  /** Null until it is known. */
  text: string | null
  /** Above the actions, as wide as the page. */
  picture?: ReactNode
  /** The account was made out of this purchase and has no password yet. */
  needsPassword: boolean
  children: ReactNode
}

/** It worked: said first, and aloud. Then what can be done, and what was paid. */
export function DoneFrame({ order, title, text, picture, needsPassword, children }: DoneFrameProps) {
  return (
    <div className={styles.done}>
      <div className={styles.head} role="status">
        <span className={styles.tick}>
          <Icon name="check" />
        </span>
        <h1 className={styles.title}>{title}</h1>
        {text !== null && <p className="pretty breaks">{text}</p>}
      </div>
      {picture}
      <div className={styles.rest}>
        {children}
        <ul className={styles.rows}>
          <PaidRow order={order} />
          {needsPassword && <PasswordRow />}
        </ul>
      </div>
    </div>
  )
}
