import type { Event } from '@grandstand/contract'
import { sidesInOrder } from '@grandstand/rules'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../platform/app-context.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { homeEventsQuery } from './event-queries.ts'
import { EventRail } from './event-rail.tsx'
import { useEventNames } from './use-event-names.ts'

/** Other games of the two teams: what is live and comes, then what was. */
export function MoreFromTeams({ event }: { event: Event }) {
  const { client } = useApp()
  const { words, language } = useI18n()
  const names = useEventNames()
  const [away, home] = sidesInOrder(event)
  const ofTeam = (id: number | undefined) => ({
    ...homeEventsQuery(client, language, { participant_id: String(id) }),
    enabled: id !== undefined,
  })
  const lists = [useQuery(ofTeam(home?.id)).data, useQuery(ofTeam(away?.id)).data]
  const events = (['live', 'upcoming', 'vod'] as const)
    .flatMap(type => lists.flatMap(list => list?.[type].items.slice(0, 5) ?? []))
    .filter(({ id }, at, all) => id !== event.id && all.findIndex(other => other.id === id) === at)
  if (events.length === 0) return null
  return <EventRail title={words.watch.more} events={events} names={names} />
}
