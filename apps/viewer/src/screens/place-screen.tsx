import type { Participant } from '@grandstand/contract'
import { ScoreStripFrame, Skeleton, StateMessage, shellWords } from '@grandstand/ui'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { usePageTitle } from '../features/channel/use-page-title.ts'
import { choosePlace, type Place } from '../features/home/choose-place.ts'
import { GroupView } from '../features/home/group-view.tsx'
import { HomeScores } from '../features/home/home-scores.tsx'
import { ParticipantView } from '../features/home/participant-view.tsx'
import { useApp } from '../platform/app-context.ts'
import { participantsQuery } from '../platform/channel/participants-query.ts'
import { useBootstrap } from '../platform/channel/use-bootstrap.ts'
import { Failure } from '../platform/failure.tsx'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { useLocation } from '../platform/router/router-context.ts'
import styles from './screens.module.css'

/** The home page of one school or one team. */
export function PlaceScreen() {
  const { group, participant } = useLocation().search
  const { client } = useApp()
  const { language } = useI18n()
  const { participant_groups } = useBootstrap()
  const participants = useQuery(participantsQuery(client, language))
  const place = choosePlace({
    query: { group, participant },
    groups: participant_groups,
    participants: participants.data,
  })
  const name =
    place.kind === 'group' ? place.group.name : place.kind === 'participant' && place.participant.name
  usePageTitle(name || null)
  return (
    <>
      <ScoreStripFrame>
        <HomeScores place={place} />
      </ScoreStripFrame>
      <PlaceView place={place} participants={participants} />
    </>
  )
}

interface PlaceViewProps {
  place: Place
  participants: UseQueryResult<Participant[]>
}

function PlaceView({ place, participants }: PlaceViewProps) {
  const { words } = useI18n()
  if (place.kind === 'group') return <GroupView group={place.group} participants={participants} />
  if (place.kind === 'participant')
    return <ParticipantView {...place} participants={participants.data ?? []} />
  if (place.kind === 'unknown') return <UnknownPlace what={place.what} />
  if (participants.isError && !participants.isFetching)
    return <Failure level={1} onAgain={() => participants.refetch()} />
  return (
    <div className={`${styles.content} stack-4`}>
      <p role="status">{words.home.loadingTeams}</p>
      <Skeleton shape="card" count={3} />
    </div>
  )
}

function UnknownPlace({ what }: { what: 'group' | 'participant' }) {
  const { language, words } = useI18n()
  const { unknownGroupTitle, unknownGroupText, unknownTeamTitle, unknownTeamText } = words.home
  return (
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
        {shellWords(language).allSchools}
      </a>
    </StateMessage>
  )
}
