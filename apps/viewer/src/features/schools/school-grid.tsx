import type { ParticipantGroup } from '@grandstand/contract'
import { StateMessage, sourceSet } from '@grandstand/ui'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './school-grid.module.css'

/** The channel's schools; each narrows the page to itself. */
export function SchoolGrid({ schools }: { schools: readonly ParticipantGroup[] }) {
  const { words } = useI18n()
  return (
    <section className={styles.section} id="schools" aria-labelledby="schools-title">
      <h2 className={styles.title} id="schools-title">
        {words.home.schools}
      </h2>
      {schools.length === 0 ? (
        <StateMessage
          icon="school"
          title={words.home.schoolsEmptyTitle}
          text={words.home.schoolsEmptyText}
          level={3}
        >
          <a className="button" href="/contacts">
            {words.common.contactUs}
          </a>
        </StateMessage>
      ) : (
        <ul className={styles.grid}>
          {schools.map(school => (
            <li key={school.id}>
              <SchoolCard school={school} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function SchoolCard({ school }: { school: ParticipantGroup }) {
  const { words, plural } = useI18n()
  const { name, alias, image, color, city, participant_count } = school
  return (
    <a className={styles.card} href={`/?group=${encodeURIComponent(alias)}`} style={{ '--own-color': color }}>
      <span className={styles.crest}>
        {image ? (
          <img
            className={styles.image}
            src={image.url}
            srcSet={sourceSet(image)}
            sizes="64px"
            width={image.width}
            height={image.height}
            alt=""
            loading="lazy"
          />
        ) : (
          <span aria-hidden="true">{name.slice(0, 1)}</span>
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.meta}>
          {city} · {plural(words.home.teamCount, participant_count)}
        </span>
      </span>
    </a>
  )
}
