import type { StudioChannel } from '@grandstand/contract'
import { Icon } from '@grandstand/ui'
import { setupHref, tonightHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './channel-list.module.css'

export function ChannelList({ channels }: { channels: readonly StudioChannel[] }) {
  const { words } = useI18n()
  return (
    <ul className={`${styles.list} stack-3`}>
      {channels.map(({ channel_key, name }) => (
        <li key={channel_key} className={`${styles.entry} stack-2 top`}>
          <a className={`${styles.channel} panel`} href={tonightHref(channel_key)}>
            <span>
              <strong className={styles.name}>{name}</strong>
              <span className="quiet meta">{channel_key}</span>
            </span>
            <Icon name="chevron_right" />
          </a>
          <a href={setupHref(channel_key)}>{words.setup.title}</a>
        </li>
      ))}
    </ul>
  )
}
