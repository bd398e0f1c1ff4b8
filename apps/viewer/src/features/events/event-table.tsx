import type { Event } from '@grandstand/contract'
import { dayOf, eventTitle, sidesInOrder } from '@grandstand/rules'
import { viewerZone } from '../../platform/i18n/date-format.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { watchHref } from './event-links.ts'
import type { EventNames } from './event-names.ts'
import styles from './event-table.module.css'
import { dayText, timeText, venueTimeText } from './event-times.ts'
import { statusText } from './event-words.ts'
import { OfferChip } from './offer-chip.tsx'

interface EventTableProps {
  events: readonly Event[]
  names: EventNames
  caption: string
}

/**
 * The same events as a real table, which scrolls sideways where it does not fit, under the names of the games. Its columns
 * do not depend on what is in them: nothing moves when more games or a score come.
 */
export function EventTable({ events, names, caption }: EventTableProps) {
  const { words } = useI18n()
  const { table } = words.list
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
    <section className={styles.frame} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <colgroup>
          <col className={styles.day} />
          <col className={styles.time} />
          <col className={styles.game} />
          <col className={styles.score} />
          <col className={styles.sport} />
          <col className={styles.place} />
          <col className={styles.access} />
        </colgroup>
        <thead>
          <tr>
            {[table.day, table.time, table.game, table.score, table.sport, table.venue, table.access].map(
              title => (
                <th key={title} scope="col">
                  {title}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {events.map(event => (
            <TableRow key={event.id} event={event} names={names} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function TableRow({ event, names }: { event: Event; names: EventNames }) {
  const i18n = useI18n()
  const { language } = i18n
  const zone = viewerZone()
  const venueTime = venueTimeText(language, event, zone)
  const scores = sidesInOrder(event).map(({ score }) => score)
  const hasScore = event.stream_status !== 'upcoming' && scores.length === 2 && !scores.includes(null)
  return (
    <tr>
      <td>{dayText(language, dayOf(event.event_utc_ts * 1000, zone), dayOf(Date.now(), zone))}</td>
      <td>
        {timeText(language, event, zone)}
        {venueTime && <span className={`${styles.venue} quiet meta`}>{venueTime}</span>}
      </td>
      <th scope="row">
        <a href={watchHref(event)}>{eventTitle(event)}</a>
      </th>
      <td className={event.stream_status === 'live' ? styles.live : undefined}>
        {hasScore ? `${scores.join(' – ')} · ${statusText(event, i18n)}` : statusText(event, i18n)}
      </td>
      <td>{names.sport(event.event_category_id)}</td>
      <td>{names.venue(event.location_id)}</td>
      <td>
        <OfferChip event={event} />
      </td>
    </tr>
  )
}
