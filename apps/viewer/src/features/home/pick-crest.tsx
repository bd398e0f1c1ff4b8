import { LatePicture } from '@grandstand/ui'
import type { Pickable } from '../../platform/channel/pickable.ts'
import styles from './pick-side.module.css'

interface PickCrestProps {
  side: Pickable
  /** What tells it from the others: of a school its town. */
  shown: string
  onPick: () => void
}

export function PickCrest({ side: { name, image }, shown, onPick }: PickCrestProps) {
  return (
    <li>
      <button className={styles.side} type="button" aria-label={name} onClick={onPick}>
        {image ? (
          <LatePicture className={styles.crest} picture={image} sizes="52px" />
        ) : (
          <span className={styles.crest} aria-hidden="true">
            {name.slice(0, 1)}
          </span>
        )}
        <span className={styles.name}>{shown}</span>
      </button>
    </li>
  )
}
