import type { Event } from '@grandstand/contract'
import { dayOf } from '@grandstand/rules'
import { viewerZone } from '../../platform/i18n/date-format.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './event-facts.module.css'
import type { EventNames } from './event-names.ts'
import { longDayText, timeText, venueTimeText } from './event-times.ts'

/** When and where, in the viewer's time and the venue's. */
export function EventFacts({ event, names }: { event: Event; names: EventNames }) {
  const { words, language } = useI18n()
  const zone = viewerZone()
  const day = longDayText(language, dayOf(event.event_utc_ts * 1000, zone))
  const facts = [
    [words.watch.yourTime, `${day}, ${timeText(language, event, zone)}`],
    [words.watch.venueTime, venueTimeText(language, event, zone)],
    [words.watch.venue, names.venue(event.location_id)],
    [words.watch.sport, names.sport(event.event_category_id)],
  ] as const
  return (
    <dl className={`${styles.facts} stack-4`}>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt className="quiet meta">{label}</dt>
              <dd className={`${styles.value} strong`}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
