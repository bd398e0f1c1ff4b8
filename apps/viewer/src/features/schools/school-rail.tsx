import type { ParticipantGroup } from '@grandstand/contract'
import { LatePicture, Rail, StateMessage } from '@grandstand/ui'
import type { ReactNode } from 'react'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './school-rail.module.css'

interface SchoolRailProps {
  schools: readonly ParticipantGroup[]
  heart: (school: ParticipantGroup) => ReactNode
}

/** The channel's schools; each narrows the page to itself. */
export function SchoolRail({ schools, heart }: SchoolRailProps) {
  const { words } = useI18n()
  if (schools.length === 0) {
    return (
      <section id="schools">
        <StateMessage icon="school" title={words.home.schoolsEmptyTitle} text={words.home.schoolsEmptyText}>
          <a className="button" href="/contacts">
            {words.common.contactUs}
          </a>
        </StateMessage>
      </section>
    )
  }
  return (
    <Rail
      id="schools"
      title={words.home.schools}
      more={{ href: '/schools', label: words.shell.allSchools }}
      words={words.rail}
    >
      {schools.map(school => (
        <li key={school.id} className={styles.item}>
          <SchoolCard school={school} />
          <div className={styles.heart}>{heart(school)}</div>
        </li>
      ))}
    </Rail>
  )
}

function SchoolCard({ school }: { school: ParticipantGroup }) {
  const { words, plural } = useI18n()
  const { name, alias, image, color, city, participant_count } = school
  return (
    <a className={styles.card} href={`/?group=${encodeURIComponent(alias)}`} style={{ '--own-color': color }}>
      <span className={styles.crest}>
        {image ? (
          <LatePicture className={styles.image} picture={image} sizes="64px" />
        ) : (
          <span aria-hidden="true">{name.slice(0, 1)}</span>
        )}
      </span>
      <span className="stack-0 shrinks">
        <span className={styles.name}>{name}</span>
        <span className="quiet meta">
          {city} · {plural(words.home.teamCount, participant_count)}
        </span>
      </span>
    </a>
  )
}
