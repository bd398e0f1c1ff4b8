import type { StudioChannel } from '@grandstand/contract'
import { Icon } from '@grandstand/ui'
import { tonightHref } from '../../platform/hrefs.ts'
import styles from './channel-list.module.css'

export function ChannelList({ channels }: { channels: readonly StudioChannel[] }) {
  return (
    <ul className={styles.list}>
      {channels.map(({ channel_key, name }) => (
        <li key={channel_key}>
          <a className={styles.channel} href={tonightHref(channel_key)}>
            <span>
              <strong className={styles.name}>{name}</strong>
              <span className={styles.key}>{channel_key}</span>
            </span>
            <Icon name="chevron_right" />
          </a>
        </li>
      ))}
    </ul>
  )
}
