import { LinkTabs } from '@grandstand/ui'
import { eventsHref } from '../../platform/hrefs.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { defaultOrder } from './default-order.ts'
import styles from './event-filter.module.css'
import { type EventsFilter, eventStatuses } from './events-queries.ts'

type FilterProps = Pick<EventsFilter, 'channel' | 'search' | 'status' | 'order'>

export function EventFilter({ channel, search, status, order }: FilterProps) {
  const { words } = useI18n()
  const say = words.events
  const other = order === 'asc' ? 'desc' : 'asc'
  return (
    <div className={styles.filter}>
      <LinkTabs
        isInner
        label={say.show}
        tabs={eventStatuses.map(each => ({
          href: eventsHref(channel, { search, status: each === 'open' ? '' : each }),
          label: say.filters[each],
          current: each === status,
        }))}
      />
      <a
        className="button"
        href={eventsHref(channel, {
          search,
          status: status === 'open' ? '' : status,
          order: other === defaultOrder(status) ? '' : other,
        })}
      >
        {say.orders[other]}
      </a>
    </div>
  )
}
