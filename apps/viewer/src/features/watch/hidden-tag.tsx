import { Icon } from '@grandstand/ui'
import { useWatchWords } from '../../locales/words.ts'
import styles from './hidden-score.module.css'

/** On the picture: nothing around it tells how the game ends. */
export function HiddenTag() {
  const { hidden: words } = useWatchWords()
  return (
    <span className={styles.tag}>
      <Icon name="eye_off" />
      {words.tag}
    </span>
  )
}
