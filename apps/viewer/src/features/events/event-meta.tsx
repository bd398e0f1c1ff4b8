import type { Event } from '@grandstand/contract'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './event-meta.module.css'
import type { EventNames } from './event-names.ts'
import { offerText, placeText } from './event-words.ts'

/** Sport · venue · price, of which the price is never cut off. */
export function EventMeta({ event, names }: { event: Event; names: EventNames }) {
  const i18n = useI18n()
  const place = placeText(event, names)
  return (
    <span className={styles.meta}>
      <span className={styles.place}>{place}</span>
      <span className={styles.offer}>{`${place && '\u00a0· '}${offerText(event, i18n)}`}</span>
    </span>
  )
}
