import { dayOf, eventListName, screenTitle } from '@grandstand/rules'
import { ScreenHeading } from '../features/channel/screen-heading.tsx'
import { calendarFeedPath } from '../features/events/calendar-feed.ts'
import { EventDays } from '../features/events/event-days.tsx'
import { calendarHref } from '../features/events/event-links.ts'
import { EventResults } from '../features/events/event-results.tsx'
import { useEventViews } from '../features/events/event-views.ts'
import { FilterSheet } from '../features/events/filter-sheet.tsx'
import { getFirstList } from '../features/events/get-first-list.ts'
import { ListTabs } from '../features/events/list-tabs.tsx'
import { ListViews } from '../features/events/list-views.tsx'
import { SubscribeButton } from '../features/events/subscribe-button.tsx'
import { useListFilters } from '../features/events/use-list-filters.ts'
import { SportSlides } from '../features/home/sport-slides.tsx'
import { RemindRow } from '../features/notices/remind-row.tsx'
import { viewerZone } from '../platform/i18n/date-format.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { useLocation } from '../platform/router/router-context.ts'
import styles from './events-screen.module.css'

/** `/upcoming`, `/live`, `/vod` and `/schedule`: one list. */
export function EventsScreen() {
  const { words, language, fill } = useI18n()
  const name = eventListName(useLocation().pathname)
  const { filters, facts, resolved, change, reset } = useListFilters()
  const views = useEventViews()
  const timeZone = viewerZone()
  const asked = { name, filters: resolved.query, language, timeZone, today: dayOf(Date.now(), timeZone) }
  const known = (filter: 'team' | 'school' | 'sport') => !resolved.unknown.includes(filter) && filters[filter]
  const { team, school, sport } = { team: known('team'), school: known('school'), sport: known('sport') }
  const feed = calendarFeedPath(
    { ...(team && { team }), ...(school && { school }), ...(sport && { sport }) },
    language,
  )
  const narrowedTo = [
    facts.teams?.find(({ alias }) => alias === team)?.name,
    facts.schools.find(({ alias }) => alias === school)?.name,
  ]
  return (
    <>
      <ScreenHeading screen={name}>
        <FilterSheet filters={filters} facts={facts} onChange={change} onReset={reset}>
          <ListTabs current={name} filters={filters} />
          <ListViews {...views} />
        </FilterSheet>
        <SubscribeButton path={feed} name={narrowedTo.find(Boolean) ?? words.list.allGames} isCompact />
      </ScreenHeading>
      <div className={styles.screen}>
        {sport && <SportSlides alias={sport} />}
        {resolved.unknown.length > 0 && (
          <p className="note" role="status">
            {fill(words.list.unknown, {
              filters: resolved.unknown
                .map(filter => describeUnknown(filter, filters[filter] ?? ''))
                .join(', '),
            })}
          </p>
        )}
        {name !== 'live' && (
          <EventDays
            key={name}
            asked={asked}
            isWaiting={resolved.isWaiting}
            filters={filters}
            onChange={change}
          />
        )}
        <EventResults
          asked={asked}
          isWaiting={resolved.isWaiting}
          isFiltered={Object.keys(resolved.query).length > 0}
          layout={views.layout}
          display={views.display}
          title={screenTitle(name, language)}
          remind={event => <RemindRow event={event} calendarHref={calendarHref(event, language)} />}
          onReset={reset}
        />
      </div>
    </>
  )

  function describeUnknown(filter: (typeof resolved.unknown)[number], value: string): string {
    const label = filter === 'q' ? words.list.search : words.list[filter]
    return fill(words.list.unknownFilter, { filter: label, value })
  }
}

EventsScreen.first = getFirstList
