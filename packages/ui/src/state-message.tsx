import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'
import styles from './state-message.module.css'

interface StateMessageProps {
  icon: IconName
  title: string
  text: string
  /** What to do next: a link or a button. */
  children?: ReactNode
  /** Failures are announced; empty states are only read. */
  role?: 'alert' | 'status'
  level?: 1 | 2 | 3
}

/** Nothing here, not found, or failed: words and a next step. */
export function StateMessage({ icon, title, text, children, role, level = 2 }: StateMessageProps) {
  const Title = `h${level}` as const
  return (
    <div className={`${styles.message} stack-3`} role={role}>
      <span className={styles.icon} data-icon={icon}>
        <Icon name={icon} />
      </span>
      <Title className="title-1">{title}</Title>
      <p className="quiet pretty">{text}</p>
      {children && <div className={`${styles.actions} row-3`}>{children}</div>}
    </div>
  )
}
