import type { Event } from '@grandstand/contract'
import { eventTitle } from '@grandstand/rules'
import { Icon } from '@grandstand/ui'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { calendarHref } from './event-links.ts'

/** One game for a calendar program. */
export function CalendarLink({ event, className = '' }: { event: Event; className?: string | undefined }) {
  const { words, language } = useI18n()
  return (
    <a
      className={`icon-button ${className}`}
      href={calendarHref(event, language)}
      download=""
      title={words.events.addToCalendar}
    >
      <Icon name="calendar_add" />
      <span className="visually-hidden">
        {words.events.addToCalendar}: {eventTitle(event)}
      </span>
    </a>
  )
}
