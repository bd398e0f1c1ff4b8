import { Icon } from '@grandstand/ui'
import type { ReactNode } from 'react'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { ScreenHead } from '../platform/screen-head.tsx'
import { useNavCounts } from '../platform/use-nav-counts.ts'
import { useNavEntries } from '../platform/use-nav-entries.ts'
import styles from './link-rows.module.css'

/** What the bar of a phone has no room for. */
export function MoreScreen({ channel, children }: { channel: string; children: ReactNode }) {
  const { words } = useI18n()
  const { groups, own, account } = useNavEntries(channel, useNavCounts(channel).counts)
  const entries = [...groups.flat().filter(({ isAtHand }) => !isAtHand), ...own, account]
  return (
    <>
      <ScreenHead title={words.nav.more} />
      <ul className={styles.rows}>
        {entries.map(({ href, label, icon, count }) => (
          <li key={href}>
            <a className={styles.row} href={href}>
              <Icon name={icon} />
              {label}
              {count && <span className="quiet small figures">{count.text}</span>}
              <Icon name="chevron_right" />
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.last}>{children}</div>
    </>
  )
}
