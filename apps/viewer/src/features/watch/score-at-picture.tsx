import { Icon } from '@grandstand/ui'
import { useWatchWords } from '../../locales/words.ts'
import styles from './hidden-score.module.css'

/** Somebody who hides scores sees one all the same: that of what they have watched. */
export function ScoreAtPicture() {
  const { hidden: words } = useWatchWords()
  return (
    <p className={`${styles.note} quiet meta`}>
      <Icon name="eye_off" />
      {words.atPicture}
    </p>
  )
}
