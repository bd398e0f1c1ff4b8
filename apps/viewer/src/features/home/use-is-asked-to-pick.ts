import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../platform/app-context.ts'
import { participantsQuery } from '../../platform/channel/participants-query.ts'
import { useBootstrap } from '../../platform/channel/use-bootstrap.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { usePicked } from '../../platform/picked.ts'
import { profileQuery } from '../../platform/session/user-queries.ts'
import { useFavorites } from '../favorites/use-favorites.ts'

/** Who has not said yet whose games they want, where there are at least two teams. An account may come out of a purchase. */
export function useIsAskedToPick(): boolean {
  const { client } = useApp()
  const { language } = useI18n()
  const { participant_groups: schools } = useBootstrap()
  const { data: user } = useQuery(profileQuery(client))
  const { data: favorites } = useFavorites()
  const picked = usePicked()
  const isAsked = picked === null && (user === null || favorites?.length === 0)
  const ofSchools = schools.reduce((sum, { participant_count }) => sum + participant_count, 0)
  // Teams may belong to no school.
  const { data: teams } = useQuery({
    ...participantsQuery(client, language),
    enabled: isAsked && ofSchools < 2,
  })
  return isAsked && Math.max(ofSchools, teams?.length ?? 0) > 1
}
