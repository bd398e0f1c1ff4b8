import { Icon } from '@grandstand/ui'
import { useLocation } from '@tanstack/react-router'
import { channelsHref, tonightHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { isInSection, sectionsOf } from '../platform/sections.ts'
import { useGo } from '../platform/use-go.ts'
import styles from './channel-switcher.module.css'
import type { useCurrentChannel } from './use-current-channel.ts'

/** Which channel this is; for operators of several, the way to the same section of another. */
export function ChannelSwitcher({ current }: { current: ReturnType<typeof useCurrentChannel> }) {
  const { words } = useI18n()
  const go = useGo()
  const { pathname } = useLocation()
  const { key, channels } = current
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
  const place =
    key === null
      ? -1
      : sectionsOf(key)
          .flat()
          .findIndex(each => isInSection(each, pathname))
  const hrefOf = (chosen: string) => sectionsOf(chosen).flat()[place]?.href ?? tonightHref(chosen)
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
