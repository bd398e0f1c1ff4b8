import type { StudioEvent } from '@grandstand/contract'
import type { IngestState } from '@grandstand/contract/studio-constants'
import { Icon } from '@grandstand/ui'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './state-mark.module.css'

/** What the encoders of an event or one camera do: in words, and in a colour for a quick glance. */
export function IngestMark({ state }: { state: IngestState }) {
  const { words } = useI18n()
  return (
    <span className={`${styles.mark} ${styles[state]}`}>
      {(state === 'interrupted' || state === 'no_picture') && <Icon name="alert" />}
      {words.events.ingest[state]}
    </span>
  )
}

export function StatusMark({ event }: { event: Pick<StudioEvent, 'stream_status' | 'is_cancelled'> }) {
  const { words } = useI18n()
  const status = event.is_cancelled ? 'cancelled' : event.stream_status
  return (
    <span className={`${styles.mark} ${status === 'live' ? styles.live : styles.idle}`}>
      {words.events.statuses[status]}
    </span>
  )
}
