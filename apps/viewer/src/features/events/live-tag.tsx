import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './live-tag.module.css'

/** On the picture of a live game. */
export function LiveTag() {
  const { words } = useI18n()
  return <span className={styles.tag}>{words.events.live}</span>
}
