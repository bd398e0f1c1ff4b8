import { LinkTabs } from '@grandstand/ui'
import { type EventsAddress, eventsHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './event-filter.module.css'

/** Live and upcoming games are one list, `open`. */
const tabs = ['open', 'finished', 'cancelled', 'all'] as const

export function EventFilter({ channel, asked }: { channel: string; asked: EventsAddress }) {
  const { words } = useI18n()
  const say = words.events
  const status = asked.status === 'live' || asked.status === 'upcoming' ? 'open' : asked.status || 'open'
  return (
    <div className={styles.tabs}>
      <LinkTabs
        isInner
        label={say.show}
        tabs={tabs.map(each => ({
          href: eventsHref(channel, { ...asked, status: each === 'open' ? '' : each, order: '' }),
          label: say.filters[each],
          current: each === status,
        }))}
      />
    </div>
  )
}
