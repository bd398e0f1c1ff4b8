import { Icon } from '@grandstand/ui'
import { channelsHref, tonightHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { useGo } from '../platform/use-go.ts'
import styles from './channel-switcher.module.css'
import type { useCurrentChannel } from './use-current-channel.ts'

/** Which channel this is; for operators of several, the way to the same place of another. */
export function ChannelSwitcher({ current }: { current: ReturnType<typeof useCurrentChannel> }) {
  const { words } = useI18n()
  const go = useGo()
  const { key, channels, section } = current
  const name = channels.find(({ channel_key }) => channel_key === key)?.name ?? key ?? words.brand
  const mark = (
    <span className={styles.mark} aria-hidden="true">
      {name.charAt(0)}
    </span>
  )
  if (channels.length < 2)
    return (
      <a className={styles.switcher} href={key ? tonightHref(key) : channelsHref} title={name}>
        {mark}
        <span className={styles.name}>{name}</span>
      </a>
    )
  // Pages of one thing have no twin in another channel.
  const hrefOf = (chosen: string) =>
    section === '' ? tonightHref(chosen) : `/studio/channels/${encodeURIComponent(chosen)}/${section}`
  return (
    <label className={styles.switcher} title={name}>
      {mark}
      <span className={styles.name}>{name}</span>
      <Icon name="chevron_down" />
      <span className="visually-hidden">{words.nav.channel}</span>
      <select className={styles.select} value={key ?? ''} onChange={event => go(hrefOf(event.target.value))}>
        {key === null && <option value="">{words.nav.channel}</option>}
        {channels.map(({ channel_key, name: label }) => (
          <option key={channel_key} value={channel_key}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
