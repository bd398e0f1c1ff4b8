import type { PlacedMark } from '../core/mark.ts'
import styles from './seek-bar.module.css'

interface MarkDotsProps {
  marks: readonly PlacedMark[]
  /** From 0 to 1. */
  shareOf: (seconds: number) => number
  onChoose: (seconds: number) => void
}

/** For viewers who point; the chapters serve all the others. */
export function MarkDots({ marks, shareOf, onChoose }: MarkDotsProps) {
  return (
    <span aria-hidden="true">
      {marks.map(({ id, kind, seconds }) => (
        <button
          key={id}
          className={styles.mark}
          type="button"
          tabIndex={-1}
          data-kind={kind}
          style={{ '--at': shareOf(seconds) }}
          onClick={() => onChoose(seconds)}
        />
      ))}
    </span>
  )
}
