import type { Event, ParticipantGroup } from '@grandstand/contract'
import { isSide, type PickedSide, pickedScope } from '@grandstand/rules'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApp } from '../../platform/app-context.ts'
import { useBootstrap } from '../../platform/channel/use-bootstrap.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { usePicked } from '../../platform/picked.ts'
import { useUser } from '../../platform/session/use-user.ts'
import { homeEventsQuery } from '../events/event-queries.ts'
import type { HomeScope } from './choose-home-scope.ts'
import { ownEventsQuery } from './own-events-query.ts'

type OwnLists = Record<'live' | 'upcoming' | 'vod' | 'begun', readonly Event[]>

const none: OwnLists = { live: [], upcoming: [], vod: [], begun: [] }
const empty = { live: { items: [] }, upcoming: { items: [] }, vod: { items: [] } }

/** The school or team that a visitor picked on this device. */
export interface OwnSide {
  type: PickedSide['type']
  name: string
  /** Its own page. */
  href: string
}

export interface OwnEvents extends OwnLists {
  side: OwnSide | null
}

/**
 * What of the channel's home page is its viewer's own: the games of a user's favourites, or of the school or team that a
 * visitor picked; undefined while it comes.
 */
export function useOwnEvents(scope: HomeScope): OwnEvents | undefined {
  const { client } = useApp()
  const { language } = useI18n()
  const { participant_groups } = useBootstrap()
  const user = useUser()
  const picked = usePicked()
  const isChannel = scope.kind === 'channel'
  const isUsers = isChannel && user !== null
  const side = isChannel && user === null && isSide(picked) ? picked : null
  const ofUser = useQuery({ ...ownEventsQuery(client, language), enabled: isUsers })
  const ofSide = useQuery({
    ...homeEventsQuery(client, language, side ? pickedScope(side) : {}),
    enabled: side !== null,
  })
  const asked = isUsers ? ofUser : side ? ofSide : null
  const isWaiting = asked?.isPending ?? false
  return useMemo(() => {
    // A failure is no reason to keep the other games back.
    if (isWaiting) return undefined
    if (isUsers) return { ...(ofUser.data ?? none), side: null }
    if (!side) return { ...none, side: null }
    const { live, upcoming, vod } = ofSide.data ?? empty
    const lists = { live: live.items, upcoming: upcoming.items, vod: vod.items, begun: [] }
    const games = [...live.items, ...upcoming.items, ...vod.items]
    return { ...lists, side: describeSide(side, participant_groups, games) }
  }, [isWaiting, isUsers, ofUser.data, ofSide.data, side, participant_groups])
}

/** A team is known by its games; without any there is nothing to say of it. */
function describeSide(
  { type, id }: PickedSide,
  schools: readonly ParticipantGroup[],
  games: readonly Event[],
): OwnSide | null {
  const named =
    type === 'group'
      ? schools.find(school => school.id === id)
      : games.flatMap(({ participants }) => participants).find(team => team.id === id)
  return named ? { type, name: named.name, href: `/?${type}=${encodeURIComponent(named.alias)}` } : null
}
