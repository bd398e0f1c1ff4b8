import { Icon, type IconName } from '@grandstand/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './outcome.module.css'

interface OutcomeProps {
  icon: IconName
  title: string
  text: string
  /** What to do next. */
  children: ReactNode
}

/** Takes the place of a form, and the focus that the form's button had. */
export function Outcome({ icon, title, text, children }: OutcomeProps) {
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => area.current?.focus(), [])
  return (
    <div ref={area} className={`${styles.outcome} stack-4`} tabIndex={-1}>
      <span className={styles.icon} data-icon={icon}>
        <Icon name={icon} />
      </span>
      <div role={icon === 'alert' ? 'alert' : 'status'}>
        <h2 className="title-3">{title}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={`${styles.actions} stack-3`}>{children}</div>
    </div>
  )
}
