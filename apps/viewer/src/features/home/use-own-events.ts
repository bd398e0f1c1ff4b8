import type { Event } from '@grandstand/contract'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../platform/app-context.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { useUser } from '../../platform/session/use-user.ts'
import type { HomeScope } from './choose-home-scope.ts'
import { ownEventsQuery } from './own-events-query.ts'

export type OwnEvents = Record<'live' | 'upcoming' | 'vod' | 'begun', readonly Event[]>

const none: OwnEvents = { live: [], upcoming: [], vod: [], begun: [] }

/** What of the channel's home page is the user's own; undefined while it comes. */
export function useOwnEvents(scope: HomeScope): OwnEvents | undefined {
  const { client } = useApp()
  const { language } = useI18n()
  const user = useUser()
  const isAsked = scope.kind === 'channel' && user !== null
  const { data, isPending } = useQuery({ ...ownEventsQuery(client, language), enabled: isAsked })
  if (!isAsked) return none
  // A failure is no reason to keep the other games back.
  return data ?? (isPending ? undefined : none)
}
