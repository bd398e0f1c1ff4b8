import { Icon } from '@grandstand/ui'
import { useI18n } from './i18n/use-i18n.ts'
import styles from './last-known.module.css'

/** What stands below is as it was then. */
export function LastKnown({ atMs }: { atMs: number }) {
  const { words, fill, time } = useI18n()
  return (
    <p className={styles.line} role="status">
      <Icon name="alert" />
      {fill(words.tonight.lastKnown, { time: time(atMs) })}
    </p>
  )
}
