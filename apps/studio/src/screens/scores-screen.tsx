import { Icon, StateMessage } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { eventsQuery } from '../features/games/events/events-queries.ts'
import { readEventsAddress } from '../features/games/events/read-events-address.ts'
import { useClient } from '../platform/client-context.ts'
import { eventsHref, scoreHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { LoadState } from '../platform/load-state.tsx'
import { ScreenHead } from '../platform/screen-head.tsx'
import { useGo } from '../platform/use-go.ts'
import styles from './link-rows.module.css'

const live = readEventsAddress(name => (name === 'status' ? 'live' : ''))

/** The live games to keep the score of; with one, it is that. */
export function ScoresScreen({ channel }: { channel: string }) {
  const { words, language } = useI18n()
  const go = useGo()
  const events = useQuery(eventsQuery(useClient(), { channel, asked: live, page: 1, language }))
  const items = events.data?.items ?? []
  const only = items.length === 1 && events.isFetchedAfterMount ? items[0]?.id : undefined
  useEffect(() => {
    if (only !== undefined) go(scoreHref(channel, only), { replace: true })
  }, [go, channel, only])
  return (
    <>
      <ScreenHead title={words.nav.scores} />
      <LoadState query={events} rows={3} />
      {events.data && items.length === 0 && (
        <StateMessage icon="board" title={words.nav.noneLive} text={words.nav.noneLiveText}>
          <a className="button" href={eventsHref(channel)}>
            {words.nav.events}
          </a>
        </StateMessage>
      )}
      {items.length > 1 && (
        <ul className={styles.rows}>
          {items.map(({ id, name }) => (
            <li key={id}>
              <a className={styles.row} href={scoreHref(channel, id)}>
                {name}
                <Icon name="chevron_right" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
