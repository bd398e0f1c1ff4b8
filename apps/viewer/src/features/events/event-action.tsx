import type { Event } from '@grandstand/contract'
import { eventTitle } from '@grandstand/rules'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { calendarHref, watchHref } from './event-links.ts'
import { watchLabel } from './event-words.ts'

/** The one thing to do with an event now; with a cancelled one there is none. */
export function EventAction({ event }: { event: Event }) {
  const i18n = useI18n()
  if (event.is_cancelled) return null
  const label = watchLabel(event, i18n)
  const isUpcoming = event.stream_status === 'upcoming'
  return (
    <a
      className={event.stream_status === 'live' ? 'button button--primary' : 'button'}
      href={isUpcoming ? calendarHref(event, i18n.language) : watchHref(event)}
      download={isUpcoming ? '' : undefined}
    >
      {label}
      <span className="visually-hidden">: {eventTitle(event)}</span>
    </a>
  )
}
