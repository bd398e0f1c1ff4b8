import type { Event } from '@grandstand/contract'
import { dayOf } from '@grandstand/rules'
import { Icon } from '@grandstand/ui'
import { useBootstrap } from '../../platform/channel/use-bootstrap.ts'
import { viewerZone } from '../../platform/i18n/date-format.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { longDayText, timeText, venueTimeText } from '../events/event-times.ts'
import { sportText } from '../events/event-words.ts'
import { useEventNames } from '../events/use-event-names.ts'
import styles from './game-info.module.css'

/** Where and when, in the viewer's time and the venue's, and what is played. */
export function GameInfo({ event }: { event: Event }) {
  const i18n = useI18n()
  const { words, language, fill } = i18n
  const names = useEventNames()
  const { event_locations } = useBootstrap()
  const sport = sportText(event, names, i18n)
  const venue = event_locations.find(({ id }) => id === event.location_id)
  const zone = viewerZone()
  const atVenue = venueTimeText(language, event, zone)
  // Many are described by their sport and venue, which stand here already.
  const isNew = event.description !== [names.sport(event.event_category_id), venue?.name].join(' · ')
  return (
    <ul className="panel">
      {venue && (
        <li className={styles.row}>
          <Icon name="pin" />
          <Lines first={venue.name} second={venue.city} />
        </li>
      )}
      <li className={styles.row}>
        <Icon name="clock" />
        <Lines
          first={`${longDayText(language, dayOf(event.event_utc_ts * 1000, zone))}, ${timeText(language, event, zone)}`}
          second={[words.watch.yourTime, atVenue && fill(words.events.venueTime, { time: atVenue })]
            .filter(Boolean)
            .join(' · ')}
        />
      </li>
      <li className={styles.row}>
        <Icon name="ball" />
        <Lines first={sport} second={isNew ? event.description : ''} />
      </li>
    </ul>
  )
}

function Lines({ first, second }: { first: string; second: string }) {
  return (
    <span className="shrinks">
      <span className={styles.first}>{first}</span>
      {second && <span className="quiet meta">{second}</span>}
    </span>
  )
}
