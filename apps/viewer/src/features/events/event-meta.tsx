import type { Event } from '@grandstand/contract'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './event-meta.module.css'
import type { EventNames } from './event-names.ts'
import { sportText } from './event-words.ts'
import { OfferChip } from './offer-chip.tsx'

interface EventMetaProps {
  event: Event
  names: EventNames
  /** Of the venue, in a row; a card has no room for it. */
  venueClass?: string | undefined
}

/** Sport · venue, and what the game offers as a chip. */
export function EventMeta({ event, names, venueClass }: EventMetaProps) {
  const sport = sportText(event, names, useI18n())
  const venue = venueClass === undefined ? null : names.venue(event.location_id)
  return (
    <span className={styles.meta}>
      <span className={styles.text} data-line={venueClass === undefined ? undefined : ''}>
        {sport}
        {venue && <span className={venueClass}>{`${sport && ' · '}${venue}`}</span>}
      </span>
      <OfferChip event={event} />
    </span>
  )
}
