import { dayOf, eventListName, screenTitle } from '@grandstand/rules'
import { ScreenHeading } from '../features/channel/screen-heading.tsx'
import { calendarFeedPath } from '../features/events/calendar-feed.ts'
import { EventDays } from '../features/events/event-days.tsx'
import { EventResults } from '../features/events/event-results.tsx'
import { useEventViews } from '../features/events/event-views.ts'
import { FilterBar } from '../features/events/filter-bar.tsx'
import { getFirstList } from '../features/events/get-first-list.ts'
import { ListTabs } from '../features/events/list-tabs.tsx'
import { SubscribeButton } from '../features/events/subscribe-button.tsx'
import { useListFilters } from '../features/events/use-list-filters.ts'
import { ViewSwitch } from '../features/events/view-switch.tsx'
import { SportSlides } from '../features/home/sport-slides.tsx'
import { viewerZone } from '../platform/i18n/date-format.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { useLocation } from '../platform/router/router-context.ts'
import styles from './events-screen.module.css'

/** `/upcoming`, `/live`, `/vod` and `/schedule`: one list. */
export function EventsScreen() {
  const { words, language, fill } = useI18n()
  const name = eventListName(useLocation().pathname)
  const { filters, facts, resolved, change, reset } = useListFilters()
  const { layout, display, chooseLayout, chooseDisplay } = useEventViews(name)
  const timeZone = viewerZone()
  const asked = { name, filters: resolved.query, language, timeZone, today: dayOf(Date.now(), timeZone) }
  const title = screenTitle(name, language)
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
  const views = (
    <div className={styles.views}>
      <ViewSwitch
        label={words.list.display}
        current={display}
        onChoose={chooseDisplay}
        views={[
          { view: 'card', icon: 'card', label: words.list.card },
          { view: 'table', icon: 'table', label: words.list.tableView },
        ]}
      />
      {display === 'card' && (
        <ViewSwitch
          label={words.list.layout}
          current={layout}
          onChoose={chooseLayout}
          views={[
            { view: 'grid', icon: 'grid', label: words.list.grid },
            { view: 'list', icon: 'list', label: words.list.list },
          ]}
        />
      )}
      <SubscribeButton path={feed} name={narrowedTo.find(Boolean) ?? words.list.allGames} isCompact />
    </div>
  )
  return (
    <>
      <ScreenHeading screen={name} text={words.list.intro[name]} />
      <div className={styles.screen}>
        <ListTabs current={name} filters={filters} />
        <FilterBar filters={filters} facts={facts} onChange={change} onReset={reset} />
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
          layout={layout}
          display={display}
          title={title}
          views={views}
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
