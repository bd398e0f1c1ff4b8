import { type EventListName, eventListNames } from '@grandstand/rules'
import { LinkTabs } from '@grandstand/ui'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import type { EventFilters } from './event-filters.ts'
import { listHref } from './list-href.ts'

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
  const tabs = eventListNames.map(name => ({
    href: listHref(name, kept),
    label: titles[name],
    current: name === current,
  }))
  return <LinkTabs tabs={tabs} label={words.list.types} />
}
