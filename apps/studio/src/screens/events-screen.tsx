import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { SearchField, Skeleton, StateMessage } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { ChannelSelect } from '../features/channels/channel-select.tsx'
import { ChannelTabs } from '../features/channels/channel-tabs.tsx'
import { useChannelName } from '../features/channels/use-channel-name.ts'
import { defaultOrder } from '../features/events/default-order.ts'
import { EventFilter } from '../features/events/event-filter.tsx'
import { EventTable } from '../features/events/event-table.tsx'
import { eventStatuses, eventsQuery } from '../features/events/events-queries.ts'
import { OpenRehearsal } from '../features/rehearsal/open-rehearsal.tsx'
import { useClient } from '../platform/client-context.ts'
import { eventsHref, gameHref, seasonHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { LoadProblem } from '../platform/load-problem.tsx'
import { useMayCall } from '../platform/operator.ts'
import { PageLinks } from '../platform/page-links.tsx'
import { ScreenHead } from '../platform/screen-head.tsx'
import { useGo } from '../platform/use-go.ts'
import styles from './screens.module.css'

interface EventsScreenProps {
  channel: string
  search: string
  /** As the address has them; whatever is none counts as not given. */
  status: string
  order: string
  page: number
}

export function EventsScreen({ channel, search, page, ...asked }: EventsScreenProps) {
  const { words, language, plural } = useI18n()
  const say = words.events
  const mayCall = useMayCall()
  const go = useGo()
  const status = eventStatuses.find(each => each === asked.status) ?? 'open'
  const order = asked.order === 'asc' || asked.order === 'desc' ? asked.order : defaultOrder(status)
  const kept = { search, status: asked.status, order: asked.order }
  const events = useQuery(eventsQuery(useClient(), { channel, search, status, order, page, language }))
  const list = events.data
  return (
    <>
      <ScreenHead title={say.title} text={useChannelName(channel)}>
        <div className={styles.tools}>
          <ChannelSelect value={channel} onChange={chosen => go(eventsHref(chosen, kept))} />
          <SearchField
            label={say.search}
            value={search}
            onSearch={text => go(eventsHref(channel, { ...kept, search: text }), { replace: true })}
          />
          {mayCall(studioWireCalls.addGame) && (
            <>
              <a className="button button--primary" href={gameHref(channel, 'new')}>
                {words.games.add}
              </a>
              <a className="button" href={seasonHref(channel, 'file')}>
                {words.games.season.open}
              </a>
              <a className="button" href={seasonHref(channel, 'series')}>
                {words.games.season.openSeries}
              </a>
            </>
          )}
          <OpenRehearsal channel={channel} />
        </div>
      </ScreenHead>
      <ChannelTabs channel={channel} current="events" />
      <EventFilter channel={channel} search={search} status={status} order={order} />
      <p className="visually-hidden" role="status">
        {list && !events.isPlaceholderData && plural(say.found, list.total)}
      </p>
      {events.isPending && <Skeleton shape="row" count={6} />}
      {events.isError && <LoadProblem error={events.error} onRetry={() => void events.refetch()} />}
      {list && list.items.length > 0 && (
        <>
          <EventTable channel={channel} events={list.items} />
          <PageLinks list={list} hrefOf={next => eventsHref(channel, { ...kept, page: next })} />
        </>
      )}
      {list?.items.length === 0 && (
        <StateMessage icon={search === '' ? 'calendar' : 'search'} title={say.none} text={say.noneText} />
      )}
    </>
  )
}
