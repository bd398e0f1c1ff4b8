import type { Event } from '@grandstand/contract'
import type { EventListName } from '@grandstand/rules'
import { StateMessage } from '@grandstand/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useApp } from '../../platform/app-context.ts'
import { Failure } from '../../platform/failure.tsx'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { LoadMore } from '../../platform/load-more.tsx'
import { SearchButton } from '../../platform/search-button.tsx'
import { useKeptPage } from '../../platform/use-kept-page.ts'
import { useTrackedSearch } from '../../platform/use-tracked-search.ts'
import { EventList, EventListSkeleton } from './event-list.tsx'
import { eventListQuery } from './event-list-query.ts'
import styles from './event-results.module.css'
import type { EventRowProps } from './event-row.tsx'
import { EventTable } from './event-table.tsx'
import type { EventDisplay, EventLayout } from './event-views.ts'
import { liveFirst } from './live-first.ts'
import { findOnlyDay, NoGamesOnDay } from './no-games-on-day.tsx'
import { OtherLive } from './other-live.tsx'
import { useEventNames } from './use-event-names.ts'
import { useScheduledLive } from './use-scheduled-live.ts'

interface EventResultsProps {
  asked: Parameters<typeof eventListQuery>[1]
  isWaiting: boolean
  isFiltered: boolean
  layout: EventLayout
  display: EventDisplay
  title: string
  remind: EventRowProps['remind']
  onReset: () => void
}

/** The list itself with its loading, empty and failed states. */
export function EventResults(props: EventResultsProps) {
  const { asked, isWaiting, isFiltered, layout, display, title, remind, onReset } = props
  const { client } = useApp()
  const { words, plural } = useI18n()
  const names = useEventNames()
  const list = useInfiniteQuery({ ...eventListQuery(client, asked), enabled: !isWaiting })
  const scheduled = useScheduledLive(asked, !isWaiting)
  const listed = list.data?.pages.flatMap(({ items }) => items)
  // Both at once: what is live would push the days away.
  const games = listed && scheduled && orderGames(asked.name, listed, scheduled.events)
  useTrackedSearch(asked.filters.text, list.isPlaceholderData ? undefined : list.data?.pages[0]?.total)

  const hasFailed = !games && list.isError && !list.isFetching
  useKeptPage(hasFailed)

  if (hasFailed) {
    return (
      <Failure
        title={words.events.failedTitle}
        text={words.events.failedText}
        onAgain={() => list.refetch()}
      />
    )
  }
  if (!games) {
    return (
      <div className={`${styles.results} stack-4`}>
        <p className="visually-hidden" role="status">
          {words.list.loading}
        </p>
        <EventListSkeleton layout={display === 'card' ? layout : 'list'} />
      </div>
    )
  }
  if (games.live.length + games.rest.length === 0) {
    const day = findOnlyDay(asked)
    if (day !== null) return <NoGamesOnDay asked={asked} day={day} />
    return <NothingFound name={asked.name} isFiltered={isFiltered} onReset={onReset} />
  }
  const total = (list.data?.pages[0]?.total ?? 0) + (scheduled?.earlier ?? 0)
  return (
    <div className={`${styles.results} stack-4`} aria-busy={list.isPlaceholderData}>
      <p className="visually-hidden" role="status">
        {plural(words.list.games, total)}
      </p>
      {display === 'table' ? (
        <EventTable events={[...games.live, ...games.rest]} names={names} caption={title} />
      ) : (
        <EventList live={games.live} events={games.rest} names={names} layout={layout} remind={remind} />
      )}
      {list.hasNextPage && (
        <p className={styles.more}>
          <LoadMore
            isLoading={list.isFetchingNextPage}
            isBusy={list.isFetching}
            onMore={() => list.fetchNextPage({ cancelRefetch: false })}
          />
        </p>
      )}
      {list.isFetchNextPageError && <p role="alert">{words.list.moreFailed}</p>}
    </div>
  )
}

/** Only the schedule puts what is live before all others: the other lists have one status each. */
function orderGames(name: EventListName, listed: Event[], live: Event[]) {
  return name === 'schedule' ? liveFirst(listed, live) : { live: [], rest: listed }
}

interface NothingFoundProps {
  name: EventListName
  isFiltered: boolean
  onReset: () => void
}

function NothingFound({ name, isFiltered, onReset }: NothingFoundProps) {
  const { words } = useI18n()
  const { empty } = words.list
  if (isFiltered) {
    return (
      <StateMessage icon="search" title={empty.filteredTitle} text={empty.filteredText} role="status">
        <button className="button button--primary" type="button" onClick={onReset}>
          {words.list.reset}
        </button>
        <SearchButton />
      </StateMessage>
    )
  }
  const next = {
    live: { href: '/upcoming', label: words.events.upcoming },
    upcoming: { href: '/vod', label: words.events.replays },
    vod: { href: '/upcoming', label: words.events.upcoming },
    schedule: { href: '/vod', label: words.events.replays },
  }[name]
  return (
    <>
      <StateMessage icon="calendar" title={empty[name]} text={empty.text} role="status">
        <a className="button button--primary" href={next.href}>
          {next.label}
        </a>
        <SearchButton />
      </StateMessage>
      <OtherLive />
    </>
  )
}
