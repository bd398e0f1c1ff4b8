import type { EventCategory } from '@grandstand/contract'
import { Rail, sourceSet } from '@grandstand/ui'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './sport-rail.module.css'

/** The sports of the channel with what each is divided into; each leads to its games. */
export function SportRail({ sports }: { sports: readonly EventCategory[] }) {
  const { words } = useI18n()
  if (sports.length === 0) return null
  return (
    <Rail id="sports" title={words.home.sports} words={words.rail}>
      {sports.map(sport => (
        <li key={sport.id} className={styles.item}>
          <a className={styles.card} href={`/upcoming?sport=${encodeURIComponent(sport.alias)}`}>
            <SportPicture sport={sport} />
            <span className={styles.words}>
              <span className={styles.name}>{sport.name}</span>
              {sport.children.length > 0 && (
                <span className={styles.meta}>{sport.children.map(({ name }) => name).join(' · ')}</span>
              )}
            </span>
          </a>
        </li>
      ))}
    </Rail>
  )
}

function SportPicture({ sport: { image } }: { sport: EventCategory }) {
  if (!image) return <span className={styles.blank} />
  return (
    <img
      className={styles.image}
      src={image.url}
      srcSet={sourceSet(image)}
      sizes="(min-width: 640px) 300px, 46vw"
      width={image.width}
      height={image.height}
      alt=""
      loading="lazy"
    />
  )
}
