import type { ReactNode } from 'react'
import styles from './media-card.module.css'

interface MediaCardProps {
  href: string
  /** Fills the upper part, 16 by 9. */
  media: ReactNode
  /** A clock or a length, at the bottom right of the picture. */
  corner?: string | null
  /** The words under the picture. */
  children: ReactNode
}

/** Something to watch; the whole card is the link. */
export function MediaCard({ href, media, corner, children }: MediaCardProps) {
  return (
    <a className={styles.card} href={href}>
      <span className={styles.media}>
        {media}
        {corner && <span className={styles.corner}>{corner}</span>}
      </span>
      <span className={styles.words}>{children}</span>
    </a>
  )
}

/** In the shape of a card, so that nothing moves when the cards come. */
export function MediaCardSkeleton() {
  return (
    <span className={`${styles.card} ${styles.waiting}`} aria-hidden="true">
      <span className={styles.media} />
      <span className={styles.words}>
        <span className={styles.line} />
        <span className={styles.line} />
        <span className={`${styles.line} ${styles.short}`} />
      </span>
    </span>
  )
}
