import { useState } from 'react'
import { RolledScore } from './rolled-score.tsx'
import styles from './score.module.css'

/** A score that changes before the viewer's eyes rolls to the next one; the first one shown does not. */
export function Score({ value, className = '' }: { value: number | null; className?: string | undefined }) {
  const [shown, setShown] = useState<{ value: number | null; before: number | null }>({ value, before: null })
  if (shown.value !== value) setShown({ value, before: shown.value })
  if (value === null) return null
  return (
    <span className={`${styles.score} ${className}`}>
      {shown.before === null ? value : <RolledScore value={value} before={shown.before} />}
    </span>
  )
}
