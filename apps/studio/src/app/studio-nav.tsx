import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { Icon, type IconName } from '@grandstand/ui'
import { useLocation } from '@tanstack/react-router'
import { accountHref, auditHref, channelsHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { useMayCall, useOperator } from '../platform/operator.ts'
import { sectionsOf } from './sections.ts'
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
  const mayCall = useMayCall()
  const { pathname } = useLocation()
  const entryOf = (href: string, label: string, icon: IconName, more: readonly string[] = []): Entry => ({
    href,
    label,
    icon,
    current: [href, ...more].some(start => pathname.startsWith(start)),
  })
  const channelKey = channel?.channel_key
  const entries: Entry[] = [
    ...(channelKey
      ? sectionsOf(channelKey)
          .filter(({ call }) => mayCall(call))
          .map(({ name, href, icon, more }) => entryOf(href, words.nav[name], icon, more))
      : [entryOf(channelsHref, words.nav.channels, 'grid')]),
    ...(mayCall(studioWireCalls.listAuditLog) ? [entryOf(auditHref(), words.nav.audit, 'list')] : []),
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
