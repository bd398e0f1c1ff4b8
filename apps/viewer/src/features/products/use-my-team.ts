import type { Favorite, Participant } from '@grandstand/contract'
import { isSide } from '@grandstand/rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../../platform/app-context.ts'
import { participantsQuery } from '../../platform/channel/participants-query.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { favoritableOf, usePicked } from '../../platform/picked.ts'
import { findMyTeam } from './my-team.ts'

/** The team that a viewer follows, kept on the device; `teams` is undefined until the channel's are known. */
export function useMyTeam(favorites: readonly Favorite[]) {
  const { client, storage } = useApp()
  const { language } = useI18n()
  const { data: teams, isError, refetch } = useQuery(participantsQuery(client, language))
  const picked = usePicked()
  const followed = [...favorites, ...(isSide(picked) ? [favoritableOf(picked)] : [])]
  const [keptId, setKeptId] = useState(() => storage.get('team'))
  return {
    teams,
    hasFailed: isError && !teams,
    again: () => void refetch(),
    team: teams ? findMyTeam(teams, keptId, followed) : null,
    pick({ id }: Participant) {
      storage.set('team', id)
      setKeptId(id)
    },
  }
}
