import type { TonightGame } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { StateMessage } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { useChannelName } from '../features/channel/channels/use-channel-name.ts'
import { AlarmList } from '../features/games/events/tonight/alarm-list.tsx'
import { AlarmMail } from '../features/games/events/tonight/alarm-mail.tsx'
import { useAlarmSound } from '../features/games/events/tonight/alarm-sound.ts'
import cards from '../features/games/events/tonight/game-card.module.css'
import { GameCard } from '../features/games/events/tonight/game-card.tsx'
import { GameRow } from '../features/games/events/tonight/game-row.tsx'
import { sortTonight } from '../features/games/events/tonight/sort-tonight.ts'
import { TonightFigures } from '../features/games/events/tonight/tonight-figures.tsx'
import { tonightQuery } from '../features/games/events/tonight/tonight-queries.ts'
import { OpenRehearsal } from '../features/games/rehearsal/open-rehearsal.tsx'
import { useClient } from '../platform/client-context.ts'
import { eventsHref, gameHref, setupHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { LoadState } from '../platform/load-state.tsx'
import { useMayCall } from '../platform/operator.ts'
import { ScreenHead } from '../platform/screen-head.tsx'
import styles from './screens.module.css'

/** Where the Studio opens: all that happens today, as it is now. */
export function TonightScreen({ channel }: { channel: string }) {
  const { words, language } = useI18n()
  const say = words.tonight
  const mayCall = useMayCall()
  const tonight = useQuery(tonightQuery(useClient(), channel, language))
  const { data } = tonight
  useAlarmSound(data?.alarms)
  return (
    <>
      <ScreenHead title={words.nav.tonight} text={useChannelName(channel)}>
        <div className={`${styles.actions} row-3`}>
          <OpenRehearsal channel={channel} />
          {mayCall(studioWireCalls.addGame) && (
            <a className="button button--primary" href={gameHref(channel, 'new')}>
              {words.games.add}
            </a>
          )}
        </div>
      </ScreenHead>
      <LoadState query={tonight} />
      {data && data.alarms.length > 0 && <AlarmList channel={channel} alarms={data.alarms} />}
      {data && data.games.length > 0 && <Evening channel={channel} games={data.games} />}
      {data?.games.length === 0 && (
        <StateMessage icon="calendar" title={say.none} text={say.noneText}>
          <a className="button" href={eventsHref(channel)}>
            {say.toEvents}
          </a>
          <a className="button" href={setupHref(channel)}>
            {words.setup.title}
          </a>
        </StateMessage>
      )}
      {data && <AlarmMail channel={channel} isOn={data.alarm_language !== null} />}
    </>
  )
}

function Evening({ channel, games }: { channel: string; games: readonly TonightGame[] }) {
  const { words } = useI18n()
  const say = words.tonight
  const { live, next, over } = sortTonight(games)
  return (
    <>
      <TonightFigures games={games} live={live} />
      <div className={cards.evening}>
        {live.length > 0 && (
          <section>
            <h2 className={cards.title}>{words.events.statuses.live}</h2>
            <ul className={cards.games}>
              {live.map(game => (
                <GameCard key={game.id} channel={channel} game={game} />
              ))}
            </ul>
          </section>
        )}
        {[
          { title: say.next, list: next },
          { title: say.over, list: over },
        ].map(
          ({ title, list }) =>
            list.length > 0 && (
              <section key={title}>
                <h2 className={cards.title}>{title}</h2>
                <ul>
                  {list.map(game => (
                    <GameRow key={game.id} channel={channel} game={game} />
                  ))}
                </ul>
              </section>
            ),
        )}
      </div>
    </>
  )
}
