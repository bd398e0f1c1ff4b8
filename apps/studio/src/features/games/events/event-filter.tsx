import { LinkTabs } from '@grandstand/ui'
import { type EventsAddress, eventsHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { defaultOrder, orderOf } from './default-order.ts'
import styles from './event-filter.module.css'
import { eventStatuses } from './events-queries.ts'

export function EventFilter({ channel, asked }: { channel: string; asked: EventsAddress }) {
  const { words } = useI18n()
  const say = words.events
  const other = orderOf(asked) === 'asc' ? 'desc' : 'asc'
  return (
    <div className={`${styles.filter} row-3 middle`}>
      <LinkTabs
        isInner
        label={say.show}
        tabs={eventStatuses.map(each => ({
          href: eventsHref(channel, { ...asked, status: each === 'open' ? '' : each, order: '' }),
          label: say.filters[each],
          current: each === (asked.status || 'open'),
        }))}
      />
      <a
        className="button"
        href={eventsHref(channel, { ...asked, order: other === defaultOrder(asked.status) ? '' : other })}
      >
        {say.orders[other]}
      </a>
    </div>
  )
}
