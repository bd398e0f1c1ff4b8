import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { Icon, SearchField, StateMessage } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { EventFilter } from '../features/games/events/event-filter.tsx'
import { EventNarrowing } from '../features/games/events/event-narrowing.tsx'
import { eventsQuery, toGameFilter } from '../features/games/events/events-queries.ts'
import { GameLines } from '../features/games/events/game-lines.tsx'
import { BulkChanges } from '../features/games/games/bulk/bulk-changes.tsx'
import { gameChoicesQuery } from '../features/games/games/games-queries.ts'
import { useClient } from '../platform/client-context.ts'
import { type EventsAddress, embedHref, eventsHref, gameHref, seasonHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { LoadProblem } from '../platform/load-problem.tsx'
import { LoadState } from '../platform/load-state.tsx'
import { useMayCall } from '../platform/operator.ts'
import { PageLinks } from '../platform/page-links.tsx'
import { ScreenHead } from '../platform/screen-head.tsx'
import { useGo } from '../platform/use-go.ts'
import styles from './screens.module.css'

interface EventsScreenProps {
  channel: string
  asked: EventsAddress
  page: number
}

export function EventsScreen({ channel, asked, page }: EventsScreenProps) {
  const { words, language, plural } = useI18n()
  const say = words.events
  const mayCall = useMayCall()
  const go = useGo()
  const client = useClient()
  const events = useQuery(eventsQuery(client, { channel, asked, page, language }))
  const choices = useQuery(gameChoicesQuery(client, channel, language))
  const list = events.data
  return (
    <>
      <ScreenHead title={words.nav.events}>
        <div className={`${styles.tools} row-3`}>
          <SearchField
            label={words.common.searchGames}
            value={asked.search}
            onSearch={search => go(eventsHref(channel, { ...asked, search }), { replace: true })}
          />
          {mayCall(studioWireCalls.getEmbedSites) && (
            <a className="button" href={embedHref(channel)}>
              {words.embeds.title}
            </a>
          )}
          {mayCall(studioWireCalls.addGame) && (
            <>
              <a className="button" href={seasonHref(channel, 'file')}>
                {words.games.season.title}
              </a>
              <a className="button button--primary" href={gameHref(channel, 'new')}>
                <Icon name="plus" />
                {words.games.add}
              </a>
            </>
          )}
        </div>
      </ScreenHead>
      <EventFilter channel={channel} asked={asked} />
      {choices.data && <EventNarrowing channel={channel} asked={asked} choices={choices.data} />}
      <p className="visually-hidden" role="status">
        {list && !events.isPlaceholderData && plural(say.found, list.total)}
      </p>
      <LoadState query={events} />
      {choices.isError && <LoadProblem error={choices.error} onRetry={() => void choices.refetch()} />}
      {list && list.items.length > 0 && choices.data && (
        <BulkChanges
          key={JSON.stringify([channel, asked])}
          channel={channel}
          filter={toGameFilter(asked)}
          total={list.total}
          choices={choices.data}
        >
          {choice => (
            <>
              <GameLines
                channel={channel}
                games={list.items}
                currency={choices.data.currency}
                timeZone={choices.data.time_zone}
                choice={choice}
              />
              <PageLinks list={list} hrefOf={next => eventsHref(channel, { ...asked, page: next })} />
            </>
          )}
        </BulkChanges>
      )}
      {list?.items.length === 0 && (
        <StateMessage
          icon={asked.search === '' ? 'calendar' : 'search'}
          title={say.none}
          text={say.noneText}
        />
      )}
    </>
  )
}
