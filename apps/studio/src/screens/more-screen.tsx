import { Icon } from '@grandstand/ui'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { ScreenHead } from '../platform/screen-head.tsx'
import { useNavEntries } from '../platform/use-nav-entries.ts'
import styles from './link-rows.module.css'

/** What the bar of a phone has no room for. */
export function MoreScreen({ channel }: { channel: string }) {
  const { words } = useI18n()
  const { groups, own } = useNavEntries(channel)
  const entries = [...groups.flat().filter(({ isAtHand }) => !isAtHand), ...own]
  return (
    <>
      <ScreenHead title={words.nav.more} />
      <ul className={styles.rows}>
        {entries.map(({ href, label, icon }) => (
          <li key={href}>
            <a className={styles.row} href={href}>
              <Icon name={icon} />
              {label}
              <Icon name="chevron_right" />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
