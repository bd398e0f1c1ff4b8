import type { Event } from '@grandstand/contract'
import { LatePicture } from '@grandstand/ui'
import styles from './event-poster.module.css'

interface TeamCrestProps {
  team: Event['participants'][number]
  sizes: string
  className?: string | undefined
  /** In view from the start. */
  isFirst?: boolean
}

/** The crest, or the short name where a team has none; its name stands beside it. */
export function TeamCrest({ team, sizes, className, isFirst }: TeamCrestProps) {
  const [image] = team.images
  if (!image)
    return (
      <span className={className ?? styles.initials} aria-hidden="true">
        {team.short_name}
      </span>
    )
  return (
    <LatePicture
      className={className ?? styles.crest}
      picture={image}
      sizes={sizes}
      isFirst={isFirst ?? false}
    />
  )
}
