import type { Event } from '@grandstand/contract'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../platform/app-context.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { homeEventsQuery } from './event-queries.ts'
import { EventRail } from './event-rail.tsx'
import { useEventNames } from './use-event-names.ts'

/** Where there is nothing to see, or not of this game: the live games that have a picture. */
export function OtherLive({ event }: { event?: Event }) {
  const { client } = useApp()
  const { words, language } = useI18n()
  const names = useEventNames()
  const { data } = useQuery(homeEventsQuery(client, language, {}))
  const events = data?.live.items.filter(({ id, has_picture }) => id !== event?.id && has_picture) ?? []
  if (events.length === 0) return null
  return <EventRail title={words.watch.onNow} events={events} names={names} />
}
