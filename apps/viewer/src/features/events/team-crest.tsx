import type { Event } from '@grandstand/contract'
import { LatePicture } from '@grandstand/ui'
import styles from './event-poster.module.css'

/** The crest, or the short name where a team has none. */
export function TeamCrest({ team, sizes }: { team: Event['participants'][number]; sizes: string }) {
  const [image] = team.images
  if (!image) return <span className={styles.initials}>{team.short_name}</span>
  return <LatePicture className={styles.crest} picture={image} sizes={sizes} />
}
