import { type EventListName, eventListNames } from '@grandstand/rules'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import type { EventFilters } from './event-filters.ts'
import { listHref } from './list-href.ts'
import styles from './list-tabs.module.css'

/** The type switch. Filters go along; days do not, for those of one list are not those of another. */
export function ListTabs({ current, filters }: { current: EventListName; filters: EventFilters }) {
  const { words } = useI18n()
  const { from: _from, to: _to, ...kept } = filters
  const titles = {
    live: words.events.live,
    upcoming: words.events.upcoming,
    vod: words.events.replays,
    schedule: words.events.schedule,
  }
  return (
    <nav className={styles.tabs} aria-label={words.list.types}>
      <ul className={styles.list}>
        {eventListNames.map(name => (
          <li key={name}>
            <a
              className={styles.tab}
              href={listHref(name, kept)}
              aria-current={name === current ? 'page' : undefined}
            >
              {titles[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
