import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../platform/app-context.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { type EventScope, homeEventsQuery } from '../events/event-queries.ts'
import type { HomeScope } from './choose-home-scope.ts'

/** The events of the channel, or of the school or team that the page is narrowed to. */
export function useHomeEvents(scope: HomeScope) {
  const { client } = useApp()
  const { language } = useI18n()
  const wanted = eventScopeOf(scope)
  return useQuery({ ...homeEventsQuery(client, language, wanted ?? {}), enabled: wanted !== null })
}

function eventScopeOf(scope: HomeScope): EventScope | null {
  switch (scope.kind) {
    case 'channel':
      return {}
    case 'group':
      return { group_id: String(scope.group.id) }
    case 'participant':
      return { participant_id: String(scope.participant.id) }
    default:
      return null
  }
}
