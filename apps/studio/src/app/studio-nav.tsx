import { Icon } from '@grandstand/ui'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import type { NavEntry, useNavEntries } from '../platform/use-nav-entries.ts'
import { NavFigure } from './nav-figure.tsx'
import { PersonLink } from './person-link.tsx'
import styles from './studio-nav.module.css'

/** At the side of the page; on a phone four places at its foot. */
export function StudioNav({ groups, own, account, bar }: ReturnType<typeof useNavEntries>) {
  const { words } = useI18n()
  return (
    <nav className={styles.nav} aria-label={words.nav.label}>
      <div className={styles.wide}>
        {groups.map(group => (
          <EntryList key={group[0]?.href} entries={group} />
        ))}
        {own.length > 0 && <EntryList entries={own} />}
        <PersonLink {...account} />
      </div>
      <EntryList entries={bar} className={styles.bar} />
    </nav>
  )
}

function EntryList({
  entries,
  className = '',
}: {
  entries: readonly NavEntry[]
  className?: string | undefined
}) {
  return (
    <ul className={`${styles.list} ${className}`}>
      {entries.map(({ href, label, icon, isCurrent, count }) => (
        <li key={href} className={styles.item}>
          <a
            className={styles.link}
            href={href}
            title={count ? `${label} · ${count.text}` : label}
            aria-current={isCurrent ? 'page' : undefined}
          >
            <Icon name={icon} />
            <span className={styles.label}>{label}</span>
            {count && <NavFigure count={count} />}
          </a>
        </li>
      ))}
    </ul>
  )
}
