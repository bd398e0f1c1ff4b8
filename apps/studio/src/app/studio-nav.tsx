import { Icon, type IconName } from '@grandstand/ui'
import { useLocation } from '@tanstack/react-router'
import { accountHref, auditHref, channelsHref, usersHref } from '../platform/hrefs.ts'
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
  const entries: Entry[] = [
    {
      href: channel ? usersHref(channel.channel_key) : channelsHref,
      label: channel ? words.nav.users : words.nav.channels,
      icon: channel ? 'user' : 'grid',
      current: pathname.startsWith(channelsHref),
    },
    {
      href: auditHref(),
      label: words.nav.audit,
      icon: 'list',
      current: pathname === auditHref(),
    },
    {
      href: accountHref,
      label: words.nav.account,
      icon: 'school',
      current: pathname === accountHref,
    },
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
