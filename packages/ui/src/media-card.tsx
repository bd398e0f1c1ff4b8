import type { ReactNode } from 'react'
import { CardPreview } from './card-preview.tsx'
import styles from './media-card.module.css'
import { usePointedAt } from './use-pointed-at.ts'

interface MediaCardProps {
  href: string
  /** Fills the upper part, 16 by 9. */
  media: ReactNode
  /** A clock or a length, at the bottom right of the picture. */
  corner?: string | null
  /** What is shown in the picture's place while somebody points at the card; .mp4 moves, without sound. */
  preview?: string | null
  /** The words under the picture. */
  children: ReactNode
}

/** Something to watch; the whole card is the link. */
export function MediaCard({ href, media, corner, preview = null, children }: MediaCardProps) {
  const { isShown, ...pointing } = usePointedAt(preview !== null)
  return (
    <a className={styles.card} href={href} {...pointing}>
      <span className={styles.media} data-picture="">
        {media}
        {isShown && preview !== null && <CardPreview address={preview} />}
        {corner && <span className={styles.corner}>{corner}</span>}
      </span>
      <span className={`${styles.words} stack-2`}>{children}</span>
    </a>
  )
}

/** In the shape of a card, so that nothing moves when the cards come. */
export function MediaCardSkeleton() {
  return (
    <span className={`${styles.card} ${styles.waiting}`} aria-hidden="true">
      <span className={styles.media} />
      <span className={`${styles.words} stack-2`}>
        <span className={styles.line} />
        <span className={styles.line} />
        <span className={`${styles.line} ${styles.short}`} />
      </span>
    </span>
  )
}
