import { Icon } from '@grandstand/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './game-form.module.css'

interface FoldProps {
  title: string
  /** What it is now, in sight while it is closed. */
  value: string
  /** Opens it where something in it is wrong. */
  isWrong?: boolean
  children: ReactNode
}

/** What is rarely changed: a line with its value. */
export function Fold({ title, value, isWrong = false, children }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (isWrong && details.current) details.current.open = true
  }, [isWrong])
  return (
    <details className={styles.fold} ref={details}>
      <summary>
        <span className={styles.foldTitle}>{title}</span>
        <span className={styles.foldValue}>{value}</span>
        <Icon name="chevron_down" />
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  )
}
