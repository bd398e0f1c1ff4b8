import { StateMessage } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { useAccountWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { participantsQuery } from '../../platform/channel/participants-query.ts'
import { useBootstrap } from '../../platform/channel/use-bootstrap.ts'
import { DetailProblem } from '../../platform/detail-problem.tsx'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { Navigate } from '../../platform/router/navigate.tsx'
import { offeredTeams } from './offered-teams.ts'
import { TeamPassCard } from './team-pass-card.tsx'

/** The team of a team pass, when no game has led here. */
export function SelectTeam({ packageId }: { packageId: number }) {
  const { client } = useApp()
  const { language } = useI18n()
  const { selectPackage: words } = useAccountWords()
  const { packages, event_categories } = useBootstrap()
  const { data, error, isFetching, refetch } = useQuery(participantsQuery(client, language))
  const product = packages.find(({ id, is_team_pass }) => id === packageId && is_team_pass)
  const list = { href: '/packages', label: words.seePasses }
  if (!product) return <Navigate to="/404" />
  if (error && !data && !isFetching) {
    return (
      <DetailProblem error={error} title={words.failedTitle} list={list} onAgain={() => void refetch()} />
    )
  }
  if (!data) {
    return (
      <p role="status" className="lead">
        {words.loading}
      </p>
    )
  }
  const teams = offeredTeams(data, product.event_categories, event_categories)
  if (teams.length === 0) {
    return (
      <StateMessage icon="library" title={words.noTeamsTitle} text={words.noTeamsText}>
        <a className="button" href={list.href}>
          {list.label}
        </a>
      </StateMessage>
    )
  }
  return (
    <>
      <p className="lead">{words.introPass}</p>
      <TeamPassCard product={product} teams={teams} />
    </>
  )
}
