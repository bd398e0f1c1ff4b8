import type { Event } from '@grandstand/contract'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './event-meta.module.css'
import type { EventNames } from './event-names.ts'
import { offerText, placeText } from './event-words.ts'

/** Sport · venue · price. */
export function EventMeta({ event, names }: { event: Event; names: EventNames }) {
  const i18n = useI18n()
  const place = placeText(event, names, i18n)
  return (
    <span className={styles.meta}>
      {place && `${place}\u00a0· `}
      <span className={styles.offer}>{offerText(event, i18n)}</span>
    </span>
  )
}
