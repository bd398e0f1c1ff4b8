import { formatClock } from '../core/format-clock.ts'
import { findThumbnail } from '../core/storyboard.ts'
import styles from './seek-bar.module.css'
import type { Thumbnails } from './use-storyboard.ts'

interface SeekPreviewProps {
  /** Where on the bar, from 0 to 1. */
  share: number
  seconds: number
  /** The label of the mark there; null: no mark. */
  label: string | null
  thumbnails: Thumbnails
}

/** What is there where the pointer is: a small picture if there is one, and the time. */
export function SeekPreview({ share, seconds, label, thumbnails }: SeekPreviewProps) {
  const thumbnail = findThumbnail(thumbnails.list, seconds)
  return (
    <span className={styles.preview} style={{ '--at': `${share * 100}%` }} aria-hidden="true">
      {thumbnail && (
        <span
          className={styles.picture}
          style={{
            inlineSize: thumbnail.width,
            blockSize: thumbnail.height,
            backgroundImage: `url("${thumbnails.addressOf(thumbnail.url)}")`,
            backgroundPosition: `-${thumbnail.x}px -${thumbnail.y}px`,
          }}
        />
      )}
      {label !== null && <span className={styles.label}>{label}</span>}
      {formatClock(seconds)}
    </span>
  )
}
