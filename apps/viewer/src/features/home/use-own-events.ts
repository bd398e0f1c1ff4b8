import type { Event, ParticipantGroup } from '@grandstand/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApp } from '../../platform/app-context.ts'
import { useBootstrap } from '../../platform/channel/use-bootstrap.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { usePickedSchool } from '../../platform/picked-school.ts'
import { useUser } from '../../platform/session/use-user.ts'
import { homeEventsQuery } from '../events/event-queries.ts'
import type { HomeScope } from './choose-home-scope.ts'
import { ownEventsQuery } from './own-events-query.ts'

type OwnLists = Record<'live' | 'upcoming' | 'vod' | 'begun', readonly Event[]>

const none: OwnLists = { live: [], upcoming: [], vod: [], begun: [] }

export interface OwnEvents extends OwnLists {
  /** Theirs, where a visitor has picked one on this device. */
  school: ParticipantGroup | null
}

/**
 * What of the channel's home page is its viewer's own: the games of a user's favourites, or of the school that a visitor
 * picked; undefined while it comes.
 */
export function useOwnEvents(scope: HomeScope): OwnEvents | undefined {
  const { client } = useApp()
  const { language } = useI18n()
  const user = useUser()
  const school = usePicked()
  const isChannel = scope.kind === 'channel'
  const isUsers = isChannel && user !== null
  const isSchools = isChannel && user === null && school !== null
  const ofUser = useQuery({ ...ownEventsQuery(client, language), enabled: isUsers })
  const ofSchool = useQuery({
    ...homeEventsQuery(client, language, { group_id: String(school?.id) }),
    enabled: isSchools,
  })
  const asked = isUsers ? ofUser : isSchools ? ofSchool : null
  const isWaiting = asked?.isPending ?? false
  return useMemo(() => {
    // A failure is no reason to keep the other games back.
    if (isWaiting) return undefined
    if (isUsers) return { ...(ofUser.data ?? none), school: null }
    if (!isSchools || !ofSchool.data) return { ...none, school: isSchools ? school : null }
    const { live, upcoming, vod } = ofSchool.data
    return { live: live.items, upcoming: upcoming.items, vod: vod.items, begun: [], school }
  }, [isWaiting, isUsers, isSchools, ofUser.data, ofSchool.data, school])
}

function usePicked(): ParticipantGroup | null {
  const { participant_groups } = useBootstrap()
  const picked = usePickedSchool()
  return participant_groups.find(({ id }) => id === picked) ?? null
}
