import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { calendarFeedPath } from '../events/calendar-feed.ts'
import { SubscribeButton } from '../events/subscribe-button.tsx'
import styles from './home-parts.module.css'

/** The games of a school or team in one's own calendar. */
export function ScopeCalendar({ name, of }: { name: string; of: { team: string } | { school: string } }) {
  const { language } = useI18n()
  return (
    <div className={styles.next}>
      <SubscribeButton path={calendarFeedPath(of, language)} name={name} />
    </div>
  )
}
