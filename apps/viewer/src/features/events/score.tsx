import { useState } from 'react'
import styles from './score.module.css'

/** A score that changes before the viewer's eyes flashes softly; the first one shown does not. */
export function Score({ value, className = '' }: { value: number | null; className?: string | undefined }) {
  const [first] = useState(value)
  const [changed, setChanged] = useState(false)
  if (!changed && value !== first) setChanged(true)
  if (value === null) return null
  return (
    <span key={value} className={`${styles.score} ${changed ? styles.changed : ''} ${className}`}>
      {value}
    </span>
  )
}
