import { eventTitle } from '@grandstand/rules'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../platform/app-context.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { eventQuery } from './event-queries.ts'
import { venueText } from './event-words.ts'
import { useEventNames } from './use-event-names.ts'

/** Which game it is, when and where; its name alone until that is known. */
export function EventSummary({ id, name }: { id: string; name: string }) {
  const { client } = useApp()
  const i18n = useI18n()
  const { language, date } = i18n
  const names = useEventNames()
  const { data: event } = useQuery(eventQuery(client, language, id))
  return (
    <>
      <h2 className="title-3">{event ? eventTitle(event) : name}</h2>
      {event && (
        <p className="quiet small">
          {[date(event.event_utc_ts), venueText(event, names, i18n)].filter(Boolean).join(' · ')}
        </p>
      )}
    </>
  )
}
