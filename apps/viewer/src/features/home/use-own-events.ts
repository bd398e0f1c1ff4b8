import type { Event } from '@grandstand/contract'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../platform/app-context.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { useUser } from '../../platform/session/use-user.ts'
import { favoriteEventsQuery } from '../events/event-queries.ts'
import type { Place } from './choose-place.ts'

const none: readonly Event[] = []

/** What comes next of a user's favourites, on the channel's home page; undefined while it comes. */
export function useOwnEvents(place: Place): readonly Event[] | undefined {
  const { client } = useApp()
  const { language } = useI18n()
  const user = useUser()
  const isAsked = place.kind === 'channel' && user !== null
  const { data, isPending } = useQuery({ ...favoriteEventsQuery(client, language), enabled: isAsked })
  if (!isAsked) return none
  // A failure is no reason to keep the other games back.
  return data?.items ?? (isPending ? undefined : none)
}
