import type { Event } from '@grandstand/contract'
import { eventCardTitle, eventSides, periodText } from '@grandstand/rules'
import { Icon, Skeleton } from '@grandstand/ui'
import { useWatchWords } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { watchHref } from '../events/event-links.ts'
import { TeamRows } from '../events/team-rows.tsx'
import { useEventNames } from '../events/use-event-names.ts'
import styles from './other-games.module.css'

/** What else is live, each with its score. */
export function OtherGames({ events }: { events: readonly Event[] | undefined }) {
  const { words, language } = useI18n()
  const { tabs } = useWatchWords()
  const names = useEventNames()
  if (!events) return <Skeleton shape="row" count={3} />
  if (events.length === 0) return <p className="quiet">{tabs.noneLive}</p>
  return (
    <ul>
      {events.map(event => (
        <li key={event.id}>
          <a
            className={styles.game}
            href={watchHref(event)}
            aria-label={eventSides(event) ? undefined : eventCardTitle(event)}
          >
            <span className="shrinks">
              <TeamRows event={event} mostOfMeet={1} />
              <span className="quiet meta">
                {[
                  periodText(language, event.period),
                  names.sport(event.event_category_id),
                  !event.has_picture && words.events.noPicture,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <Icon name="chevron_right" />
          </a>
        </li>
      ))}
    </ul>
  )
}
