import type { EventCategory } from '@grandstand/contract'
import { LatePicture, Rail } from '@grandstand/ui'
import type { ReactNode } from 'react'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './sport-rail.module.css'

interface SportRailProps {
  sports: readonly EventCategory[]
  heart: (sport: EventCategory) => ReactNode
}

/** The sports of the channel with what each is divided into; each leads to its games. */
export function SportRail({ sports, heart }: SportRailProps) {
  const { words } = useI18n()
  if (sports.length === 0) return null
  return (
    <Rail id="sports" title={words.home.sports} words={words.rail}>
      {sports.map(sport => (
        <li key={sport.id} className={styles.item}>
          <a className={styles.card} href={`/upcoming?sport=${encodeURIComponent(sport.alias)}`}>
            <SportPicture sport={sport} />
            <span className={`${styles.words} stack-0`}>
              <span className={styles.name}>{sport.name}</span>
              {sport.children.length > 0 && (
                <span className={styles.meta}>{sport.children.map(({ name }) => name).join(' · ')}</span>
              )}
            </span>
          </a>
          <div className={styles.heart}>{heart(sport)}</div>
        </li>
      ))}
    </Rail>
  )
}

function SportPicture({ sport: { image } }: { sport: EventCategory }) {
  if (!image) return <span className={styles.blank} />
  return <LatePicture className={styles.image} picture={image} sizes="(min-width: 640px) 300px, 46vw" />
}
