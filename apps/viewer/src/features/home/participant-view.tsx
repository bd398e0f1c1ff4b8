import type { Participant, ParticipantGroup } from '@grandstand/contract'
import { PageHeading } from '@grandstand/ui'
import { useBootstrap } from '../../platform/channel/use-bootstrap.ts'
import { genderText } from '../../platform/gender-text.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { FavoriteButton } from '../favorites/favorite-button.tsx'
import { groupBySport } from '../teams/group-by-sport.ts'
import { TeamList } from '../teams/team-list.tsx'
import styles from './home-parts.module.css'
import { LedRails } from './led-rails.tsx'
import { ownSlides } from './own-slides.ts'
import { ScopeCalendar } from './scope-calendar.tsx'
import { TeamRecord } from './team-record.tsx'
import { TeamStandings } from './team-standings.tsx'

interface ParticipantViewProps {
  participant: Participant
  group: ParticipantGroup | null
  participants: readonly Participant[]
}

export function ParticipantView({ participant, group, participants }: ParticipantViewProps) {
  const i18n = useI18n()
  const { words } = i18n
  const { slides, event_categories, participant_group_properties } = useBootstrap()
  const [own] = groupBySport([participant], event_categories)
  const { sport } = participant.properties
  const facts = [own?.sport?.name, genderText(i18n, participant), group?.name]
  const siblings = participants.filter(
    ({ id, group_id }) => group && group_id === group.id && id !== participant.id,
  )
  return (
    <>
      <PageHeading
        title={participant.name}
        text={facts.filter(Boolean).join(' · ')}
        image={participant.images[0] ?? group?.image ?? null}
        color={participant.color}
        hasAction
      >
        <FavoriteButton type="participant" id={participant.id} name={participant.name} shape="follow" />
      </PageHeading>
      <TeamRecord team={participant} teams={participants} />
      <LedRails
        scope={{ kind: 'participant', participant, group }}
        slides={ownSlides(slides, {
          participant: participant.id,
          ...(group && { group: group.id }),
          ...(sport !== null && { category: sport }),
        })}
      />
      <TeamStandings team={participant} teams={participants} />
      <ScopeCalendar name={participant.name} of={{ team: participant.alias }} />
      {siblings.length > 0 && (
        <TeamList
          title={words.home.sameSchool}
          teams={siblings}
          sports={event_categories}
          properties={participant_group_properties}
          heart={({ id, name }) => <FavoriteButton type="participant" id={id} name={name} />}
        />
      )}
      {group && (
        <p className={styles.next}>
          <a className="button" href={`/?group=${encodeURIComponent(group.alias)}`}>
            {group.name}
          </a>
        </p>
      )}
    </>
  )
}
