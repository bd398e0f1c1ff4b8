import { Icon } from '@grandstand/ui'
import styles from './play-sign.module.css'

/** On the picture of a card: there is something to play. */
export function PlaySign() {
  return (
    <span className={styles.play}>
      <Icon name="play" />
    </span>
  )
}
