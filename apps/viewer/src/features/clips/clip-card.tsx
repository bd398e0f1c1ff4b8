import type { Clip } from '@grandstand/contract'
import { formatClock } from '@grandstand/player'
import { eventTitle } from '@grandstand/rules'
import { LateImage, MediaCard } from '@grandstand/ui'
import styles from './clip-card.module.css'
import { clipHref } from './clip-links.ts'

/** A clip to be played; it moves while somebody points at it, once it has a file. */
export function ClipCard({ clip }: { clip: Clip }) {
  return (
    <MediaCard
      href={clipHref(clip)}
      media={<ClipPicture clip={clip} />}
      corner={formatClock(Math.round(clip.duration))}
      preview={clip.url}
    >
      <span className="stack-0">
        <span className={styles.name}>{clip.name}</span>
        <span className="quiet meta">{eventTitle(clip.event)}</span>
      </span>
    </MediaCard>
  )
}

/** Until the file is made there is none. */
export function ClipPicture({ clip: { image_url } }: { clip: Pick<Clip, 'image_url'> }) {
  if (image_url === null) return <span className={styles.blank} aria-hidden="true" />
  return <LateImage className={styles.image} src={image_url} />
}
