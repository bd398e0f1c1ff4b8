import type { Event } from '@grandstand/contract'
import { lacksPicture } from '@grandstand/rules'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './event-meta.module.css'
import type { EventNames } from './event-names.ts'
import { offerText, sportText } from './event-words.ts'

interface EventMetaProps {
  event: Event
  names: EventNames
  /** For the venue and the missing picture, where they give way to the rest. */
  venueClass?: string | undefined
  /** In one line, however narrow: the name of the sport is cut off first. */
  isLine?: boolean
}

/** Sport · venue · price; of a live game also that it has no picture. */
export function EventMeta({ event, names, venueClass, isLine = false }: EventMetaProps) {
  const i18n = useI18n()
  const sport = sportText(event, names, i18n)
  const venue = names.venue(event.location_id)
  return (
    <span className={isLine ? `${styles.meta} ${styles.line}` : styles.meta}>
      {sport && <span className={styles.sport}>{sport}</span>}
      {sport && '\u00a0· '}
      {venue && <span className={venueClass}>{`${venue}\u00a0· `}</span>}
      {lacksPicture(event) && <span className={venueClass}>{`${i18n.words.events.noPicture}\u00a0· `}</span>}
      <span className={styles.offer}>{offerText(event, i18n)}</span>
    </span>
  )
}
