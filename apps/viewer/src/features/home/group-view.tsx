import type { Participant, ParticipantGroup } from '@grandstand/contract'
import { PageHeading, Skeleton, StateMessage } from '@grandstand/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { useBootstrap } from '../../platform/channel/use-bootstrap.ts'
import { Failure } from '../../platform/failure.tsx'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { FavoriteButton } from '../favorites/favorite-button.tsx'
import { TeamList } from '../teams/team-list.tsx'
import styles from './home-parts.module.css'
import { LedRails } from './led-rails.tsx'
import { ownSlides } from './own-slides.ts'
import { ScopeCalendar } from './scope-calendar.tsx'

interface GroupViewProps {
  group: ParticipantGroup
  participants: UseQueryResult<Participant[]>
}

export function GroupView({ group, participants }: GroupViewProps) {
  const { slides } = useBootstrap()
  return (
    <>
      <PageHeading title={group.name} text={group.city} image={group.image} color={group.color} hasAction>
        <FavoriteButton type="group" id={group.id} name={group.name} shape="follow" />
      </PageHeading>
      <LedRails scope={{ kind: 'group', group }} slides={ownSlides(slides, { group: group.id })} />
      <ScopeCalendar name={group.name} of={{ school: group.alias }} />
      <GroupTeams group={group} participants={participants} />
    </>
  )
}

function GroupTeams({ group, participants: { data, isError, isFetching, refetch } }: GroupViewProps) {
  const { words } = useI18n()
  const { event_categories, participant_group_properties } = useBootstrap()
  const teams = data?.filter(({ group_id }) => group_id === group.id)
  if (teams && teams.length > 0) {
    return (
      <TeamList
        title={words.home.teams}
        teams={teams}
        sports={event_categories}
        properties={participant_group_properties}
        heart={({ id, name }) => <FavoriteButton type="participant" id={id} name={name} />}
      />
    )
  }
  if (teams) {
    return (
      <StateMessage icon="ball" title={words.home.teamsEmptyTitle} text={words.home.teamsEmptyText}>
        <a className="button" href="/schools">
          {words.shell.allSchools}
        </a>
      </StateMessage>
    )
  }
  if (isError && !isFetching) return <Failure isPart onAgain={() => refetch()} />
  return (
    <div className={`${styles.content} stack-4`}>
      <p role="status">{words.home.loadingTeams}</p>
      <Skeleton shape="row" count={4} />
    </div>
  )
}
