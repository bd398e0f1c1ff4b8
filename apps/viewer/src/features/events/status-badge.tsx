import type { Event } from '@grandstand/contract'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { statusText } from './event-words.ts'
import styles from './status-badge.module.css'

export function StatusBadge({ event }: { event: Event }) {
  const i18n = useI18n()
  const isLive = event.stream_status === 'live'
  return (
    <span className={isLive ? `badge ${styles.live}` : `badge ${styles.quiet}`}>
      {statusText(event, i18n)}
    </span>
  )
}
