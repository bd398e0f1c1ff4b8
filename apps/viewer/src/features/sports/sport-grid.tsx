import type { EventCategory } from '@grandstand/contract'
import { sourceSet } from '@grandstand/ui'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './sport-grid.module.css'

/** The sports of the channel with what each is divided into. */
export function SportGrid({ sports }: { sports: readonly EventCategory[] }) {
  const { words } = useI18n()
  if (sports.length === 0) return null
  return (
    <section className={styles.section} id="sports" aria-labelledby="sports-title">
      <h2 className={styles.title} id="sports-title">
        {words.home.sports}
      </h2>
      <ul className={styles.grid}>
        {sports.map(sport => (
          <li key={sport.id} className={styles.card}>
            <SportPicture sport={sport} />
            <div className={styles.words}>
              <h3 className={styles.name}>{sport.name}</h3>
              {sport.children.length > 0 && (
                <p className={styles.meta}>{sport.children.map(({ name }) => name).join(' · ')}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function SportPicture({ sport: { image } }: { sport: EventCategory }) {
  if (!image) return <span className={styles.blank} />
  return (
    <img
      className={styles.image}
      src={image.url}
      srcSet={sourceSet(image)}
      sizes="(min-width: 1024px) 25vw, (min-width: 640px) 33vw, 50vw"
      width={image.width}
      height={image.height}
      alt=""
      loading="lazy"
    />
  )
}
