import type { Participant } from '@grandstand/contract'
import { ScoreStripFrame, Skeleton, StateMessage } from '@grandstand/ui'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { usePageTitle } from '../features/channel/use-page-title.ts'
import { OtherLive } from '../features/events/other-live.tsx'
import { chooseHomeScope, type HomeScope } from '../features/home/choose-home-scope.ts'
import { GroupView } from '../features/home/group-view.tsx'
import { HomeScores } from '../features/home/home-scores.tsx'
import { ParticipantView } from '../features/home/participant-view.tsx'
import { useApp } from '../platform/app-context.ts'
import { participantsQuery } from '../platform/channel/participants-query.ts'
import { useBootstrap } from '../platform/channel/use-bootstrap.ts'
import { Failure } from '../platform/failure.tsx'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { useLocation } from '../platform/router/router-context.ts'
import { SearchButton } from '../platform/search-button.tsx'
import styles from './screens.module.css'

/** The home page of one school or one team. */
export function ScopedHomeScreen() {
  const { group, participant } = useLocation().search
  const { client } = useApp()
  const { language } = useI18n()
  const { participant_groups } = useBootstrap()
  const participants = useQuery(participantsQuery(client, language))
  const scope = chooseHomeScope({
    query: { group, participant },
    groups: participant_groups,
    participants: participants.data,
  })
  const name =
    scope.kind === 'group' ? scope.group.name : scope.kind === 'participant' && scope.participant.name
  usePageTitle(name || null)
  return (
    <>
      <ScoreStripFrame>
        <HomeScores scope={scope} />
      </ScoreStripFrame>
      <ScopeView scope={scope} participants={participants} />
    </>
  )
}

interface ScopeViewProps {
  scope: HomeScope
  participants: UseQueryResult<Participant[]>
}

function ScopeView({ scope, participants }: ScopeViewProps) {
  const { words } = useI18n()
  if (scope.kind === 'group') return <GroupView group={scope.group} participants={participants} />
  if (scope.kind === 'participant')
    return <ParticipantView {...scope} participants={participants.data ?? []} />
  if (scope.kind === 'unknown') return <UnknownScope what={scope.what} />
  if (participants.isError && !participants.isFetching)
    return <Failure level={1} onAgain={() => participants.refetch()} />
  return (
    <div className={`${styles.content} stack-4`}>
      <p role="status">{words.home.loadingTeams}</p>
      <Skeleton shape="card" count={3} />
    </div>
  )
}

function UnknownScope({ what }: { what: 'group' | 'participant' }) {
  const { words } = useI18n()
  const { unknownGroupTitle, unknownGroupText, unknownTeamTitle, unknownTeamText } = words.home
  return (
    <>
      <StateMessage
        icon="search"
        title={what === 'group' ? unknownGroupTitle : unknownTeamTitle}
        text={what === 'group' ? unknownGroupText : unknownTeamText}
        level={1}
      >
        <a className="button button--primary" href="/">
          {words.common.backHome}
        </a>
        <a className="button" href="/schools">
          {words.shell.allSchools}
        </a>
        <SearchButton />
      </StateMessage>
      <OtherLive />
    </>
  )
}
