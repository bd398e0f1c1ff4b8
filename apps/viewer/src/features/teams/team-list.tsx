import type { EventCategory, Participant, ParticipantGroupProperty } from '@grandstand/contract'
import { genderCodes } from '@grandstand/contract/constants'
import { LatePicture } from '@grandstand/ui'
import { type ReactNode, useState } from 'react'
import { genderText } from '../../platform/gender-text.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { groupBySport } from './group-by-sport.ts'
import { filterTeams, type TeamChoice, usefulProperties } from './team-choice.ts'
import { TeamFilters } from './team-filters.tsx'
import styles from './team-list.module.css'

interface TeamListProps {
  title: string
  teams: readonly Participant[]
  sports: readonly EventCategory[]
  properties: readonly ParticipantGroupProperty[]
  heart: (team: Participant) => ReactNode
}

/** Teams by sport, narrowed by what tells them apart; each narrows the page to itself. */
export function TeamList({ title, teams, sports, properties, heart }: TeamListProps) {
  const { words } = useI18n()
  const [choice, setChoice] = useState<TeamChoice>({})
  const useful = usefulProperties(properties, teams)
  return (
    <section className={`${styles.section} stack-4`} aria-labelledby="teams-title">
      <h2 className="title-2" id="teams-title">
        {title}
      </h2>
      {useful.length > 0 && <TeamFilters properties={useful} choice={choice} onChoose={setChoice} />}
      <div className={styles.sports}>
        {groupBySport(filterTeams(teams, choice), sports).map(group => (
          <div key={group.sport?.id ?? 0}>
            <h3 className={`${styles.sport} quiet meta`}>{group.sport?.name ?? words.home.otherSport}</h3>
            <ul className="stack-2">
              {group.teams.map(team => (
                <li key={team.id} className={styles.item}>
                  <TeamCard team={team} />
                  <div className={styles.heart}>{heart(team)}</div>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}

function TeamCard({ team }: { team: Participant }) {
  const i18n = useI18n()
  const { name, alias, color, images, properties } = team
  const [image] = images
  const gender = properties.gender === 'not identified' ? null : properties.gender
  return (
    <a
      className={`${styles.card} panel`}
      href={`/?participant=${encodeURIComponent(alias)}`}
      style={{ '--own-color': color }}
    >
      {image ? (
        <LatePicture className={styles.crest} picture={image} sizes="44px" />
      ) : (
        <span className={styles.crest} aria-hidden="true">
          {team.short_name}
        </span>
      )}
      <span className={styles.name}>{name}</span>
      {gender && (
        <span className={styles.gender}>
          <span aria-hidden="true">{genderCodes[gender]}</span>
          <span className="visually-hidden">{genderText(i18n, team)}</span>
        </span>
      )}
    </a>
  )
}
