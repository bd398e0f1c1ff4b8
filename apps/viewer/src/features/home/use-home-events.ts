import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../platform/app-context.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { type HomePlace, homeEventsQuery } from '../events/event-queries.ts'
import type { Place } from './choose-place.ts'

/** The events of the channel, or of the school or team that the page is narrowed to. */
export function useHomeEvents(place: Place) {
  const { client } = useApp()
  const { language } = useI18n()
  const wanted = homePlace(place)
  return useQuery({ ...homeEventsQuery(client, language, wanted ?? {}), enabled: wanted !== null })
}

function homePlace(place: Place): HomePlace | null {
  switch (place.kind) {
    case 'channel':
      return {}
    case 'group':
      return { group_id: String(place.group.id) }
    case 'participant':
      return { participant_id: String(place.participant.id) }
    default:
      return null
  }
}
