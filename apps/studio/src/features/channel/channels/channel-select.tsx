import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './channel-select.module.css'
import { channelsQuery } from './channels-query.ts'

interface ChannelSelectProps {
  /** Empty for all, where that may be chosen. */
  value: string
  allLabel?: string
  onChange: (channel: string) => void
}

/** For operators who run more than one channel. */
export function ChannelSelect({ value, allLabel, onChange }: ChannelSelectProps) {
  const { words } = useI18n()
  const { data } = useQuery(channelsQuery(useClient()))
  if (!data || data.items.length < 2) return null
  return (
    <label className={styles.field}>
      <span className="visually-hidden">{words.nav.channel}</span>
      <select className={styles.select} value={value} onChange={event => onChange(event.target.value)}>
        {allLabel && <option value="">{allLabel}</option>}
        {data.items.map(({ channel_key, name }) => (
          <option key={channel_key} value={channel_key}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
