import type { Tonight, TonightGame } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useQuery } from '@tanstack/react-query'
import { AlarmList } from '../features/games/events/tonight/alarm-list.tsx'
import { AlarmMail } from '../features/games/events/tonight/alarm-mail.tsx'
import { GameRow } from '../features/games/events/tonight/game-row.tsx'
import { JustIn } from '../features/games/events/tonight/just-in.tsx'
import { LiveTile } from '../features/games/events/tonight/live-tile.tsx'
import { QuietDay } from '../features/games/events/tonight/quiet-day.tsx'
import { isDark, sortTonight } from '../features/games/events/tonight/sort-tonight.ts'
import { TonightFigures } from '../features/games/events/tonight/tonight-figures.tsx'
import { tonightQuery } from '../features/games/events/tonight/tonight-queries.ts'
import { TonightSkeleton } from '../features/games/events/tonight/tonight-skeleton.tsx'
import { OpenRehearsal } from '../features/games/rehearsal/open-rehearsal.tsx'
import { useClient } from '../platform/client-context.ts'
import { eventsHref, gameHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { LoadState } from '../platform/load-state.tsx'
import { useMayCall } from '../platform/operator.ts'
import { ScreenHead } from '../platform/screen-head.tsx'
import screens from './screens.module.css'
import styles from './tonight-screen.module.css'

/** The rest of the day is a page of its own. */
const maxNext = 6

/** Where the Studio opens: all that happens today, as it is now. */
export function TonightScreen({ channel }: { channel: string }) {
  const { words, language, dateTime } = useI18n()
  const mayCall = useMayCall()
  const tonight = useQuery(tonightQuery(useClient(), channel, language))
  const { data } = tonight
  const hasAlarm = data !== undefined && data.alarms.length > 0
  return (
    <>
      <ScreenHead title={words.nav.tonight} text={data && dateTime(data.at)}>
        <div className={`${screens.actions} row-3`}>
          <OpenRehearsal channel={channel} />
          {mayCall(studioWireCalls.addGame) && (
            // What is broken has the one filled button.
            <a className={hasAlarm ? 'button' : 'button button--primary'} href={gameHref(channel, 'new')}>
              {words.games.add}
            </a>
          )}
        </div>
      </ScreenHead>
      <LoadState query={tonight} skeleton={<TonightSkeleton />} />
      {hasAlarm && <AlarmList channel={channel} alarms={data.alarms} games={data.games} at={data.at} />}
      {data && data.games.length > 0 && <Evening channel={channel} tonight={data} />}
      {data?.games.length === 0 && <QuietDay channel={channel} at={data.at} />}
      {data && <AlarmMail channel={channel} isOn={data.alarm_language !== null} />}
    </>
  )
}

function Evening({ channel, tonight }: { channel: string; tonight: Tonight }) {
  const { words } = useI18n()
  const say = words.tonight
  const { games, at } = tonight
  const { live, next, over } = sortTonight(games)
  return (
    <>
      <TonightFigures channel={channel} tonight={tonight} live={live} />
      <div className={styles.evening}>
        <section>
          <h2 className={styles.title}>
            {words.events.statuses.live} <span className="quiet">{live.length}</span>
          </h2>
          {live.length === 0 && <p className="quiet">{words.nav.noneLive}</p>}
          <ul className={styles.tiles}>
            {live.map(game => (
              <LiveTile key={game.id} channel={channel} game={game} at={isDark(game) ? at : ''} />
            ))}
          </ul>
        </section>
        <div className={styles.aside}>
          <Rows channel={channel} tonight={tonight} title={say.next} list={next.slice(0, maxNext)} />
          <JustIn channel={channel} tonight={tonight} />
          <Rows channel={channel} tonight={tonight} title={say.over} list={over} />
        </div>
      </div>
    </>
  )
}

interface RowsProps {
  channel: string
  tonight: Tonight
  title: string
  list: readonly TonightGame[]
}

function Rows({ channel, tonight: { currency, at }, title, list }: RowsProps) {
  const { words } = useI18n()
  if (list.length === 0) return null
  return (
    <section>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <a className="quiet meta" href={eventsHref(channel)}>
          {words.event.back}
        </a>
      </div>
      <ul>
        {list.map(game => (
          <GameRow key={game.id} channel={channel} game={game} currency={currency} at={at} />
        ))}
      </ul>
    </section>
  )
}
