import { Icon, type IconName } from '@grandstand/ui'
import { useLocation } from '@tanstack/react-router'
import {
  accountHref,
  auditHref,
  channelsHref,
  clipsHref,
  couponsHref,
  eventsHref,
  grantsHref,
  libraryHref,
  ordersHref,
  paymentsHref,
  reportHref,
  usersHref,
} from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { useOperator } from '../platform/operator.ts'
import styles from './studio-nav.module.css'

interface Entry {
  href: string
  label: string
  icon: IconName
  current: boolean
}

/** On top of the page, and on a phone at its foot. */
export function StudioNav() {
  const { words } = useI18n()
  const { channel } = useOperator()
  const { pathname } = useLocation()
  const entryOf = (href: string, label: string, icon: IconName, more: readonly string[] = []): Entry => ({
    href,
    label,
    icon,
    current: [href, ...more].some(start => pathname.startsWith(start)),
  })
  const entries: Entry[] = [
    ...(channel
      ? [
          entryOf(eventsHref(channel.channel_key), words.nav.events, 'calendar'),
          entryOf(libraryHref(channel.channel_key), words.nav.library, 'library', [
            clipsHref(channel.channel_key),
          ]),
          entryOf(usersHref(channel.channel_key), words.nav.users, 'user'),
          entryOf(ordersHref(channel.channel_key), words.nav.sales, 'card', [
            grantsHref(channel.channel_key),
            couponsHref(channel.channel_key),
            paymentsHref(channel.channel_key),
          ]),
          entryOf(reportHref(channel.channel_key), words.nav.reports, 'table'),
        ]
      : [entryOf(channelsHref, words.nav.channels, 'grid')]),
    entryOf(auditHref(), words.nav.audit, 'list'),
    entryOf(accountHref, words.nav.account, 'school'),
  ]
  return (
    <nav className={styles.nav} aria-label={words.nav.label}>
      <ul className={styles.list}>
        {entries.map(({ href, label, icon, current }) => (
          <li key={href} className={styles.item}>
            <a className={styles.link} href={href} aria-current={current ? 'page' : undefined}>
              <Icon name={icon} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
