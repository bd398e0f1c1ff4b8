import type { Event } from '@grandstand/contract'
import { Icon } from '@grandstand/ui'
import { useWatchWords } from '../../locales/words.ts'
import { useShowScore } from '../../platform/hide-scores/use-show-score.ts'
import styles from './hidden-score.module.css'

/** Where the moments of a game will be, for somebody who hides scores. */
export function HiddenScore({ event }: { event: Event }) {
  const { hidden: words } = useWatchWords()
  const show = useShowScore(event.id)
  return (
    <div className={`${styles.panel} panel`}>
      <Icon name="eye_off" />
      <p className={styles.text}>
        <b>{words.asYouWatch}</b>
        <span className="quiet meta">{words.neverAhead}</span>
      </p>
      <button className="button" type="button" onClick={show}>
        {words.showScore}
      </button>
    </div>
  )
}
